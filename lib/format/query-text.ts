/** A query as the app writes it: its commas stay readable. */
export function queryText(params: URLSearchParams): string {
  return params.toString().replaceAll('%2C', ',');
}

/** An address with a query, or without one where there is none. */
export function withQuery(pathname: string, params: URLSearchParams): string {
  return params.size === 0 ? pathname : `${pathname}?${queryText(params)}`;
}
