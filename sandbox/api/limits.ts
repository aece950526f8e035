/** Limits that a real API may have beyond the contract. Environment variables set them. */
export type ApiLimits = {
  /** The search compares names only, never ids. */
  search?: 'names' | undefined;
  maxRows?: number | undefined;
};

/** Request headers with which tests override these limits. */
const HEADERS = { search: 'x-sandbox-search', maxRows: 'x-sandbox-max-rows' } as const;

/** Changes a request so that the API responds as if it had these limits. */
export function limitRequest(request: Request, limits: ApiLimits): Request {
  const search = request.headers.get(HEADERS.search) ?? limits.search;
  const maxRows = Number(request.headers.get(HEADERS.maxRows) ?? limits.maxRows ?? Number.POSITIVE_INFINITY);
  const url = new URL(request.url);
  const text = url.searchParams.get('search')?.trim();
  // The API compares ids only if the search is a single word, so repeating the word prevents that.
  if (search === 'names' && text && !text.includes(' ')) url.searchParams.set('search', `${text} ${text}`);
  if (Number(url.searchParams.get('pageSize')) > maxRows) url.searchParams.set('pageSize', String(maxRows));
  return url.href === new URL(request.url).href ? request : new Request(url, request);
}
