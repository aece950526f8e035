import * as z from 'zod';

const words = z.string().trim().min(1);

const ContractError = z.object({ error: z.object({ message: words }) }).transform(({ error }) => error.message);

const OtherError = z
  .object({ message: words.refine((message) => !/<[a-z!/]/i.test(message)) })
  .transform(({ message }) => message);

const AnyError = z.union([ContractError, OtherError]);

const WORDS: Readonly<Record<number, string>> = {
  400: 'The API did not understand the request',
  401: 'The API did not accept the sign-in',
  403: 'This account has no access to the back office',
  404: 'The API does not know this',
  409: 'This has changed in the meantime',
  422: 'The API could not work with these values',
  429: 'Too many requests: wait a moment, then try again',
  500: 'The API failed',
  502: 'The API is not available',
  503: 'The API is not available',
  504: 'The API did not answer in time',
};

const MAX_LENGTH = 300;

/** From 500 only `error.message` counts: other texts of a broken server are not meant for people. */
export function refusalMessage(status: number, body: string): string {
  const message = (status >= 500 ? ContractError : AnyError).safeParse(parseJson(body)).data;
  if (message) return message.slice(0, MAX_LENGTH);
  return WORDS[status] ?? (status >= 500 ? 'The API failed' : 'The API refused');
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
