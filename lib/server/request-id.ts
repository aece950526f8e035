import 'server-only';
import { headers } from 'next/headers';

/** Made by the middleware for each request; it ties lines of the log, ours and the API's, to one another. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** The id of the request being answered; undefined for one that no middleware has seen. */
export async function requestId(): Promise<string | undefined> {
  const id = (await headers()).get(REQUEST_ID_HEADER);
  return id && /^[\w-]{1,64}$/.test(id) ? id : undefined;
}
