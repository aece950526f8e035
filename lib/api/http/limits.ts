export const limits = {
  /** At most `running` API calls per process run at once; up to `waiting` more wait for at most `waitMs`. */
  slots: { running: 64, waiting: 1_000, waitMs: 10_000 },
  firstByteMs: 10_000,
  idleMs: 10_000,
  /** For one call up to its last byte, including a retry and a token renewal. */
  totalMs: 30_000,
  maxBytes: 8 * 1024 * 1024,
  maxRefusalBytes: 64 * 1024,
};

/** Lengthens a timeout by up to a third, so that calls that started together do not time out together. */
export const withJitter = (ms: number) => ms * (1 + Math.random() / 3);
