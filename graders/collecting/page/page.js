"use strict";
// Sorting, filtering and opening: everything on the page can be read without it.
(() => {
  const table = document.getElementById("class");
  const body = table.tBodies[0];
  const rows = [...body.rows];
  const heads = [...table.tHead.rows[1].cells];
  const order = [...document.querySelectorAll(".legend .sign")].map(sign => sign.classList[1]);
  const compared = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });

  const rank = cell => {
    const place = order.indexOf(cell.className.split(" ")[0]);
    return place < 0 ? order.length : place;
  };
  const key = (row, column) => {
    const cell = row.cells[column];
    if (heads[column].dataset.sort === "text") return cell.textContent.trim();
    return cell.dataset.key === undefined ? rank(cell) : Number(cell.dataset.key);
  };
  const compare = (a, b) => typeof a === "string" ? compared.compare(a, b) : a - b;

  const sort = (column, descending) => {
    const keyed = rows.map((row, place) => [key(row, column), place, row]);
    keyed.sort((a, b) => (descending ? -1 : 1) * compare(a[0], b[0]) || a[1] - b[1]);
    body.append(...keyed.map(each => each[2]));
    heads.forEach(head => head.removeAttribute("aria-sort"));
    heads[column].setAttribute("aria-sort", descending ? "descending" : "ascending");
  };
  heads.forEach((head, column) => {
    const button = document.createElement("button");
    button.type = "button";
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener("click", () => {
      const now = head.getAttribute("aria-sort");
      const checks = head.dataset.check !== undefined;
      sort(column, now ? now === "ascending" : checks);
    });
  });

  const find = document.getElementById("find");
  const show = document.getElementById("show");
  const without = document.getElementById("without");
  const shown = document.getElementById("shown");
  const plain = text => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const sought = new Map(rows.map(row => [row, plain(row.dataset.find)]));

  const filter = () => {
    const words = plain(find.value).split(/\s+/).filter(Boolean);
    const column = heads.findIndex(head => head.dataset.check === without.value);
    let count = 0;
    for (const row of rows) {
      const fits = words.every(word => sought.get(row).includes(word))
        && (!show.value || row.dataset.is.split(" ").includes(show.value))
        && (column < 0 || !row.cells[column].classList.contains("passed"));
      row.hidden = !fits;
      count += fits;
    }
    shown.textContent = `${count} of ${rows.length} shown`;
  };
  const form = document.querySelector(".filters");
  form.hidden = false;
  form.addEventListener("input", filter);
  form.addEventListener("submit", event => event.preventDefault());
  filter();

  const open = () => {
    const target = document.getElementById(location.hash.slice(1));
    if (target instanceof HTMLDetailsElement) {
      target.open = true;
      target.scrollIntoView();
    }
  };
  addEventListener("hashchange", open);
  open();
})();
