export const limits = {
  /** At most `running` concurrent API calls per process; `waiting` more calls may queue for `waitMs`. */
  slots: { running: 64, waiting: 1_000, waitMs: 10_000 },
  firstByteMs: 10_000,
  idleMs: 10_000,
  /** Deadline of one call up to its last byte, including a retry and a token renewal. */
  totalMs: 30_000,
  maxBytes: 8 * 1024 * 1024,
  maxRefusalBytes: 64 * 1024,
};

/** Makes a timeout up to a third longer, so that calls that started together do not time out together. */
export const withJitter = (ms: number) => ms * (1 + Math.random() / 3);
