# right: both are methods of one object
import jax


class Recurrence:
    factor, summand, steps = 0.5, 1.0, 4

    def step(self, z, _=None):
        return self.factor * z + self.summand, None

    def unrolled(self, z):
        for _ in range(self.steps):
            z, _ = self.step(z)
        return z

    def scanned(self, z):
        return jax.lax.scan(self.step, z, None, length=self.steps)[0]


unrolled, scanned = Recurrence().unrolled, Recurrence().scanned
