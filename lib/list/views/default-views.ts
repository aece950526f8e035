import { queryText } from '@/lib/format/query-text';
import type { View } from './view';

/** Browsers keep 4,096 bytes of a cookie, and a proxy 8 kB of them all. */
const MAX_LENGTH = 1500;

/** The queries of the default views by list, as the text of a cookie; null when they are too long for it. */
export function defaultsText(views: readonly View[]): string | null {
  const queries = views.flatMap(({ list, name, query, isDefault }) =>
    isDefault ? [[list, `${query}&${new URLSearchParams({ view: name })}`]] : [],
  );
  const text = encodeURIComponent(new URLSearchParams(queries).toString());
  return text.length > MAX_LENGTH ? null : text;
}

/** The queries by list in the decoded text of the cookie. Whatever it says, each is a query and nothing else. */
export function readDefaults(text: string): Readonly<Record<string, string>> {
  const entries = [...new URLSearchParams(text.slice(0, MAX_LENGTH))];
  return Object.fromEntries(entries.map(([list, query]) => [list, queryText(new URLSearchParams(query))]));
}
