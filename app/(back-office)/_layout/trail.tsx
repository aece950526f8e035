import { headers } from 'next/headers';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PATH_HEADER } from '@/lib/auth/sign-in/return-path';
import { breadcrumbs } from '@/lib/navigation';
import { recordName } from '@/lib/registry/record-names';

/** The breadcrumbs, with the record's name in the first HTML. After a navigation the page gives it. */
export async function Trail() {
  const [pathname = ''] = ((await headers()).get(PATH_HEADER) ?? '').split('?');
  const crumb = breadcrumbs(pathname).find(({ record }) => record);
  const name = crumb?.record && (await recordName(crumb.record));
  return <Breadcrumbs first={crumb && name ? { href: crumb.href, name } : null} />;
}
