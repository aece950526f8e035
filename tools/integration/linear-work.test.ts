import { expect, it } from 'vitest';
import { safeReturnPath } from '@/lib/auth/session/return-path';
import { sessionCookieNames } from '@/lib/auth/session/session-cookie';
import { breadcrumbs, isList, recordAround } from '@/lib/breadcrumbs';
import { parseLayout } from '@/lib/list/columns/column-layout';
import { readComparison } from '@/lib/list/compared';
import { keysOf } from '@/lib/list/url/filters';
import { readListQuery } from '@/lib/loaders/read-list-query';
import { allLists } from '@/lib/resources/all-lists';
import { parseSearchText } from '@/lib/search/parse-search-text';
import { pathnameOf } from '@/lib/server/requests/incoming-request';
import { normalizeRequest } from '@/lib/server/requests/normalize-request';
import { isHeavy, isNeverShed, isPublicScreen } from '@/lib/server/requests/public-paths';
import { routePattern } from '@/lib/server/requests/route-pattern';
import { countWork } from '../testing/count-work';

/** Does what the server does with a URL before and while it loads a page. */
function readAddress(url: string): void {
  const request = { method: 'GET', url, headers: {} };
  normalizeRequest(request);
  const pathname = pathnameOf(request);
  for (const test of [isNeverShed, isPublicScreen, routePattern, breadcrumbs, isList, recordAround]) test(pathname);
  isHeavy(request.url);
  safeReturnPath(request.url);
  if ('x-refusal' in request.headers) return;
  for (const [, value] of new URL(`http://localhost${request.url}`).searchParams) readValue(value);
}

function readValue(value: string): void {
  for (const list of allLists) {
    const names = ['q', 'hide', 'order', 'zone', 'view', 'sortedBy', 'pageNumber', ...list.filters.flatMap(keysOf)];
    readListQuery(list, Object.fromEntries(names.map((name) => [name, value])), 'UTC');
  }
  readComparison([value, value]);
  safeReturnPath(value);
}

const places: Readonly<Record<string, (text: string) => void>> = {
  path: (text) => readAddress(`/${text}`),
  query: (text) => readAddress(`/all-users?q=${text}`),
  cookie: (text) => {
    parseLayout(text);
    sessionCookieNames(text.split('&').map((name) => ({ name, value: '' })));
  },
  search: (text) => parseSearchText(text),
  'search after an address': (text) => parseSearchText(`/${text}`),
};
const signs = ['/', '.', 'a/', ' ', '&', '%2F', 'a', ',', '?', 'a&'];

for (const [place, read] of Object.entries(places)) {
  it.each(signs)(`LIMIT-1 parsing a ${place} takes at most linear time when “%s” is repeated`, (sign) => {
    const work = (bytes: number) => countWork(() => read(sign.repeat(bytes / sign.length)));
    work(7_500);
    expect(work(15_000)).toBeLessThanOrEqual(2 * work(7_500));
  });
}
