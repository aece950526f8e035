export const ACTIVITY_HEADER = 'x-fairway-activity';

/** True when a person, not a timer, caused this request. Polling and prefetches do not request HTML. */
export function isActivity(method: string, headers: Headers): boolean {
  if (headers.has(ACTIVITY_HEADER) || method === 'POST') return true;
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? '';
  return !purpose.includes('prefetch') && (headers.get('accept') ?? '').includes('text/html');
}
