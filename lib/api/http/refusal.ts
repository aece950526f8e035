import * as z from 'zod';

const words = z.string().trim().min(1);

const ContractError = z.object({ error: z.object({ message: words }) }).transform(({ error }) => error.message);

const OtherError = z
  .object({ message: words.refine((message) => !/<[a-z!/]/i.test(message)) })
  .transform(({ message }) => message);

const AnyError = z.union([ContractError, OtherError]);

const FAILED = 'The golf service had a problem. Try again in a moment';
const UNAVAILABLE = 'The golf service is not available. Try again in a few minutes';

const WORDS: Readonly<Record<number, string>> = {
  400: 'The golf service did not accept this search or filter. Remove a filter and try again',
  401: 'The golf service did not accept your sign-in. Sign in again',
  403: 'Your account is not set up for the back office. Ask an admin for access',
  404: 'This does not exist. It may have been deleted',
  409: 'This was changed by someone else. Refresh the page',
  422: 'The golf service did not accept these values. Change the search or a filter and try again',
  429: 'Too many requests. Wait a moment and try again.',
  500: FAILED,
  502: UNAVAILABLE,
  503: UNAVAILABLE,
  504: 'The golf service took too long. Try again in a moment',
};

const MAX_LENGTH = 300;

/** For status 500 and above, reads only `error.message`: other texts of a failing server are not meant for users. */
export function refusalMessage(status: number, body: string): string {
  const message = (status >= 500 ? ContractError : AnyError).safeParse(parseJson(body)).data;
  if (message) return message.slice(0, MAX_LENGTH);
  return WORDS[status] ?? (status >= 500 ? FAILED : 'The golf service refused this request');
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
