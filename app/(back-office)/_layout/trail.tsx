import { headers } from 'next/headers';
import { unlessScreenIsFirst } from '@/components/feedback/stream-when-slow';
import { Breadcrumbs } from '@/components/shell/layout/breadcrumbs';
import { breadcrumbs, type RecordScreen } from '@/lib/breadcrumbs';
import { splitAddress } from '@/lib/format/query-text';
import { loadersByKind } from '@/lib/loaders/loaders-by-kind';
import { PATH_HEADER } from '@/lib/server/requests/request-id';
import { readUid } from '@/lib/server/requests/uid';

export async function Trail() {
  const { path } = splitAddress((await headers()).get(PATH_HEADER) ?? '');
  const crumb = breadcrumbs(path).find(({ isNamed }) => isNamed);
  const name = crumb?.record && (await unlessScreenIsFirst(nameOf(crumb.record)));
  return <Breadcrumbs first={crumb && name ? { href: crumb.href, name } : null} />;
}

async function nameOf({ kind, uid: parameter }: RecordScreen): Promise<string | null> {
  const uid = readUid(parameter);
  return uid === null ? null : (loadersByKind[kind]?.loadName(uid) ?? null);
}
