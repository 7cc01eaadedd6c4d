"""The system calls that a sandbox refuses, by their numbers.

What is refused lets code start processes, reach other processes, open connections, leave
something behind, or change files past Landlock. Threads stay possible, XLA has many.
"""

from __future__ import annotations

# Each by its numbers on x86_64 and on aarch64.
FORBIDDEN: dict[str, tuple[int, int]] = {
    # other programs and namespaces
    "execve": (59, 221),
    "execveat": (322, 281),
    "unshare": (272, 97),
    "setns": (308, 268),
    # other processes
    "ptrace": (101, 117),
    "process_vm_readv": (310, 270),
    "process_vm_writev": (311, 271),
    "process_madvise": (440, 440),
    "process_mrelease": (448, 448),
    "kcmp": (312, 272),
    "pidfd_open": (434, 434),
    "pidfd_getfd": (438, 438),
    "pidfd_send_signal": (424, 424),
    "tkill": (200, 130),
    "setpriority": (141, 140),
    "ioprio_set": (251, 30),
    "sched_setscheduler": (144, 119),
    "sched_setparam": (142, 118),
    "sched_setattr": (314, 274),
    "migrate_pages": (256, 238),
    "move_pages": (279, 239),
    "perf_event_open": (298, 241),
    "bpf": (321, 280),
    "userfaultfd": (323, 282),
    # news of the files that others open and make, by their names
    "inotify_init1": (294, 26),
    "inotify_add_watch": (254, 27),
    "fanotify_init": (300, 262),
    "fanotify_mark": (301, 263),
    # connections, and the rings that make system calls unseen
    "socket": (41, 198),
    "socketpair": (53, 199),
    "io_uring_setup": (425, 425),
    "io_uring_enter": (426, 426),
    "io_uring_register": (427, 427),
    "io_setup": (206, 0),
    # what outlives its process, and what others have made of the kind
    "shmget": (29, 194),
    "shmat": (30, 196),
    "shmctl": (31, 195),
    "msgget": (68, 186),
    "msgsnd": (69, 189),
    "msgrcv": (70, 188),
    "msgctl": (71, 187),
    "semget": (64, 190),
    "semop": (65, 193),
    "semtimedop": (220, 192),
    "semctl": (66, 191),
    "mq_open": (240, 180),
    "mq_unlink": (241, 181),
    "add_key": (248, 217),
    "request_key": (249, 218),
    "keyctl": (250, 219),
    # what Landlock does not look at, and a call whose arguments no filter can see
    "fchmod": (91, 52),
    "fchmodat": (268, 53),
    "fchown": (93, 55),
    "fchownat": (260, 54),
    "utimensat": (280, 88),
    "setxattr": (188, 5),
    "lsetxattr": (189, 6),
    "fsetxattr": (190, 7),
    "removexattr": (197, 14),
    "lremovexattr": (198, 15),
    "fremovexattr": (199, 16),
    "openat2": (437, 437),
}

# Older forms of the calls above, which aarch64 never had.
FORBIDDEN_ON_X86_64 = {
    "fork": 57,
    "vfork": 58,
    "chmod": 90,
    "chown": 92,
    "lchown": 94,
    "utime": 132,
    "utimes": 235,
    "futimesat": 261,
    "inotify_init": 253,
}

# What changes folders, and files by their names.
CHANGING = {
    "mkdirat": (258, 34),
    "mknodat": (259, 33),
    "symlinkat": (266, 36),
    "linkat": (265, 37),
    "renameat": (264, 38),
    "renameat2": (316, 276),
    "unlinkat": (263, 35),
    "truncate": (76, 45),
}
CHANGING_ON_X86_64 = {
    "rename": 82,
    "mkdir": 83,
    "rmdir": 84,
    "creat": 85,
    "link": 86,
    "unlink": 87,
    "symlink": 88,
    "mknod": 133,
}

# Allowed if their first argument names the process itself.
ONLY_ITSELF = {
    "kill": (62, 129),
    "tgkill": (234, 131),
    "rt_sigqueueinfo": (129, 138),
    "rt_tgsigqueueinfo": (297, 240),
    "prlimit64": (302, 261),
    "sched_setaffinity": (203, 122),
}
