export function queryText(params: URLSearchParams): string {
  return params.toString().replaceAll('%2C', ',');
}

export function withQuery(pathname: string, params: URLSearchParams): string {
  return params.size === 0 ? pathname : `${pathname}?${queryText(params)}`;
}

/** Splits at the first question mark only; later ones belong to the query. */
export function splitAddress(address: string): { path: string; params: URLSearchParams; hash: string } {
  const [, path = '', query, hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(address) ?? [];
  return { path, params: new URLSearchParams(query), hash };
}

/** A null value removes the parameter. */
export function withParams(address: string, params: Readonly<Record<string, string | null>>): string {
  const { path, params: all, hash } = splitAddress(address);
  for (const [name, value] of Object.entries(params)) {
    all.delete(name);
    if (value !== null) all.append(name, value);
  }
  return withQuery(path, all) + hash;
}
