/** What Vercel documents for functions (vercel.com/docs/functions/limitations, vercel.com/docs/errors), November 2026. */
export const limits = {
  /** 413 FUNCTION_PAYLOAD_TOO_LARGE. */
  requestBytes: 4_500_000,
  /** 500 FUNCTION_RESPONSE_PAYLOAD_TOO_LARGE; an answer that streams has no such limit. */
  answerBytes: 4_500_000,
  /** 414 URL_TOO_LONG. */
  addressBytes: 14 * 1024,
  /** 494 REQUEST_HEADER_TOO_LARGE: all of them, and each. */
  headersBytes: 32 * 1024,
  headerBytes: 16 * 1024,
  /** 504 FUNCTION_INVOCATION_TIMEOUT: the default of all plans. */
  seconds: 300,
};
