export const ACTIVITY_HEADER = 'x-fairway-activity';

/** True if a person caused this request, not a timer: polling and prefetches do not request HTML. */
export function isActivity(method: string, headers: Headers): boolean {
  if (headers.has(ACTIVITY_HEADER) || method === 'POST') return true;
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? '';
  return !purpose.includes('prefetch') && (headers.get('accept') ?? '').includes('text/html');
}

export type RequestKind = { method: string; headers: Headers; pathname: string };

/** True for requests of Next.js's router, such as a prefetch. */
export function isFetchedByRouter({ method, headers, pathname }: RequestKind): boolean {
  return headers.get('sec-fetch-dest') === 'empty' && method === 'GET' && !pathname.startsWith('/api/');
}
