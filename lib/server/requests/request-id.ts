import 'server-only';
import { headers } from 'next/headers';

/** Set by the middleware for each request; it links the log lines of the app and the API. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** The id of the current request; undefined where the middleware did not run. */
export async function requestId(): Promise<string | undefined> {
  const id = (await headers()).get(REQUEST_ID_HEADER);
  return id && /^[\w-]{1,64}$/.test(id) ? id : undefined;
}
