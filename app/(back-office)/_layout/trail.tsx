import { headers } from 'next/headers';
import { Breadcrumbs } from '@/components/shell/layout/breadcrumbs';
import { breadcrumbs } from '@/lib/breadcrumbs';
import { recordName } from '@/lib/registry/record-names';
import { PATH_HEADER } from '@/lib/server/requests/path-header';
import { fullPageHref } from '@/lib/server/requests/streaming';

/** The breadcrumbs, with the record's name in the first HTML, unless it is late. The page gives it as well. */
export async function Trail() {
  const [pathname = ''] = ((await headers()).get(PATH_HEADER) ?? '').split('?');
  const crumb = breadcrumbs(pathname).find(({ isNamed }) => isNamed);
  const named = crumb?.record && recordName(crumb.record);
  const name = named && (await fullPageHref(named)) === null ? await named : null;
  return <Breadcrumbs first={crumb && name ? { href: crumb.href, name } : null} />;
}
