export const limits = {
  /** Concurrent calls of this process, and how many more may queue for how long. */
  slots: { running: 64, waiting: 1_000, waitMs: 10_000 },
  firstByteMs: 10_000,
  idleMs: 10_000,
  /** For one call up to its last byte, with a retry and a token renewal. */
  totalMs: 30_000,
  maxBytes: 8 * 1024 * 1024,
  maxRefusalBytes: 64 * 1024,
};

/** Calls that started together must not time out together. */
export const withJitter = (ms: number) => ms * (1 + Math.random() / 3);
