import { headers } from 'next/headers';
import { Breadcrumbs } from '@/components/shell/layout/breadcrumbs';
import { breadcrumbs } from '@/lib/breadcrumbs';
import { splitAddress } from '@/lib/format/query-text';
import { recordName } from '@/lib/old-registry/record-names';
import { PATH_HEADER } from '@/lib/server/requests/path-header';
import { unlessRowsComeFirst } from '@/lib/server/requests/streaming';

/** The breadcrumbs, with the record's name in the first HTML, unless it is late. The page gives it as well. */
export async function Trail() {
  const { path } = splitAddress((await headers()).get(PATH_HEADER) ?? '');
  const crumb = breadcrumbs(path).find(({ isNamed }) => isNamed);
  const name = crumb?.record && (await unlessRowsComeFirst(recordName(crumb.record)));
  return <Breadcrumbs first={crumb && name ? { href: crumb.href, name } : null} />;
}
