import { headers } from 'next/headers';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PATH_HEADER } from '@/lib/auth/sign-in/return-path';
import { breadcrumbs, isNamed } from '@/lib/navigation';
import { lateAddress } from '@/lib/registry/late';
import { recordName } from '@/lib/registry/record-names';

/** The breadcrumbs, with the record's name in the first HTML, unless it is late. The page gives it as well. */
export async function Trail() {
  const [pathname = ''] = ((await headers()).get(PATH_HEADER) ?? '').split('?');
  const crumb = breadcrumbs(pathname).find(isNamed);
  const name = crumb?.record && (await inTime(recordName(crumb.record)));
  return <Breadcrumbs first={crumb && name ? { href: crumb.href, name } : null} />;
}

async function inTime(name: Promise<string | null>): Promise<string | null> {
  return (await lateAddress(name)) === null ? name : null;
}
