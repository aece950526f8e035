/** What an API may offer less of than the contract: each of these is unset, or as in the sandbox's environment. */
export type ApiLimits = {
  /** The search matches names only, never IDs. */
  search?: 'names' | undefined;
  /** The most rows of a page. */
  maxRows?: number | undefined;
};

/** Limits of one request, whatever those of the sandbox: tests send them. */
const HEADERS = { search: 'x-sandbox-search', maxRows: 'x-sandbox-max-rows' } as const;

/** The request as an API with these limits reads it. */
export function limitRequest(request: Request, limits: ApiLimits): Request {
  const search = request.headers.get(HEADERS.search) ?? limits.search;
  const maxRows = Number(request.headers.get(HEADERS.maxRows) ?? limits.maxRows ?? Number.POSITIVE_INFINITY);
  const url = new URL(request.url);
  const text = url.searchParams.get('search')?.trim();
  // Only a search for one word is compared with IDs.
  if (search === 'names' && text && !text.includes(' ')) url.searchParams.set('search', `${text} ${text}`);
  if (Number(url.searchParams.get('pageSize')) > maxRows) url.searchParams.set('pageSize', String(maxRows));
  return url.href === new URL(request.url).href ? request : new Request(url, request);
}
