/** Told with a request that a page makes by itself when somebody has touched the page since the last one. */
export const ACTIVITY_HEADER = 'x-fairway-used';

/**
 * Whether a person is behind this request: who goes to an address, posts a form or has touched the page. What pages ask
 * for by themselves (the session check, live screens, prefetches) asks for no HTML and does not count.
 */
export function isActivity(method: string, headers: Headers): boolean {
  if (headers.has(ACTIVITY_HEADER) || method === 'POST') return true;
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? '';
  return !purpose.includes('prefetch') && (headers.get('accept') ?? '').includes('text/html');
}
