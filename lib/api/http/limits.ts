/** Limits on the API's time and size; a call beyond one fails. */
export const limits = {
  /** Concurrent calls of this process; how many more may queue, and for how long. */
  slots: { running: 64, waiting: 1_000, waitMs: 10_000 },
  /** Until the first byte of an answer. */
  firstByteMs: 10_000,
  /** Between two chunks of an answer. */
  idleMs: 10_000,
  /** For one call up to its last byte, including a retry and a token renewal. */
  wholeMs: 30_000,
  /** Of an answer that is not streamed, after decompression. */
  maxBytes: 8 * 1024 * 1024,
  /** Of an error body, which holds a sentence at best. */
  maxRefusalBytes: 64 * 1024,
};
