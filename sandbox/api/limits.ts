/** What an API may support less of than the contract. Set by the sandbox's environment. */
export type ApiLimits = {
  /** The search matches names only, never IDs. */
  search?: 'names' | undefined;
  /** The maximum number of rows per page. */
  maxRows?: number | undefined;
};

/** Request headers by which tests override the sandbox's limits. */
const HEADERS = { search: 'x-sandbox-search', maxRows: 'x-sandbox-max-rows' } as const;

/** Changes a request as if the API had these limits. */
export function limitRequest(request: Request, limits: ApiLimits): Request {
  const search = request.headers.get(HEADERS.search) ?? limits.search;
  const maxRows = Number(request.headers.get(HEADERS.maxRows) ?? limits.maxRows ?? Number.POSITIVE_INFINITY);
  const url = new URL(request.url);
  const text = url.searchParams.get('search')?.trim();
  // Only a search for a single word looks at IDs, so the word is repeated.
  if (search === 'names' && text && !text.includes(' ')) url.searchParams.set('search', `${text} ${text}`);
  if (Number(url.searchParams.get('pageSize')) > maxRows) url.searchParams.set('pageSize', String(maxRows));
  return url.href === new URL(request.url).href ? request : new Request(url, request);
}
