import * as z from 'zod';

const words = z.string().trim().min(1);

const ContractError = z.object({ error: z.object({ message: words }) }).transform(({ error }) => error.message);

const OtherError = z
  .object({ message: words.refine((message) => !/<[a-z!/]/i.test(message)) })
  .transform(({ message }) => message);

const AnyError = z.union([ContractError, OtherError]);

const WORDS: Readonly<Record<number, string>> = {
  400: 'The server did not understand the request',
  401: 'The server did not accept your sign-in',
  403: 'This account has no access to the back office',
  404: 'This does not exist',
  409: 'This has changed in the meantime',
  422: 'The server did not accept these values',
  429: 'Too many requests. Wait a moment and try again.',
  500: 'The server had a problem',
  502: 'The server is not available',
  503: 'The server is not available',
  504: 'The server took too long',
};

const MAX_LENGTH = 300;

/** For status 500 and above, reads only `error.message`: other texts of a failing server are not meant for users. */
export function refusalMessage(status: number, body: string): string {
  const message = (status >= 500 ? ContractError : AnyError).safeParse(parseJson(body)).data;
  if (message) return message.slice(0, MAX_LENGTH);
  return WORDS[status] ?? (status >= 500 ? 'The server had a problem' : 'The server refused the request');
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
