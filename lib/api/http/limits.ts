/** How long the API may take, and how much it may say. Beyond it a call has failed, in words. */
export const limits = {
  /** Calls of this process at once, how many more may wait for a place, and how long. */
  slots: { running: 64, waiting: 1_000, waitMs: 10_000 },
  /** To the first byte of an answer. */
  firstByteMs: 10_000,
  /** Between two pieces of an answer. */
  idleMs: 10_000,
  /** For one call, its repeat and a renewal of the token included, until its answer is there as a whole. */
  wholeMs: 30_000,
  /** Of an answer that is read as a whole, after decompression. */
  maxBytes: 8 * 1024 * 1024,
  /** Of a refusal, which holds a sentence at best. */
  maxRefusalBytes: 64 * 1024,
};
