import 'server-only';
import { headers } from 'next/headers';

export const REQUEST_ID_HEADER = 'x-request-id';

export async function requestId(): Promise<string | undefined> {
  const id = (await headers()).get(REQUEST_ID_HEADER);
  return id && /^[\w-]{1,64}$/.test(id) ? id : undefined;
}

export const PATH_HEADER = 'x-fairway-path';
