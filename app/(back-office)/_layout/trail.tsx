import { headers } from 'next/headers';
import { unlessScreenIsFirst } from '@/components/feedback/stream-when-slow';
import { Breadcrumbs } from '@/components/shell/layout/breadcrumbs';
import { breadcrumbs, type RecordScreen } from '@/lib/breadcrumbs';
import { splitAddress } from '@/lib/format/query-text';
import { loadNameByKind } from '@/lib/loaders/name-by-kind';
import { recordName } from '@/lib/old-registry/record-names';
import { PATH_HEADER } from '@/lib/server/requests/path-header';
import { readUid } from '@/lib/server/requests/uid';

/** Screens that look up their record by lib/loaders: the name takes no call of its own. */
const paths = [
  'all-users/[^/]+(?:/(?:friendly-rounds|friends|groups|handicaps|timeline|events))?',
  'group-members/[^/]+(?:/handicap)?',
  'groups/[^/]+(?:/(?:members|contests|group-events|group-rounds))?',
  'events/friendly-rounds/[^/]+(?:/results)?',
  'events/[^/]+/friendly-rounds',
  'events/event-courses/[^/]+/(?:at-a-glance|course-details)',
  '(?:countries|regions)/[^/]+',
];

const HAVE_LOADERS = new RegExp(`^/(?:${paths.join('|')})$`);

/** The breadcrumbs, with the record's name in the first HTML, unless it is late. The page gives it as well. */
export async function Trail() {
  const { path } = splitAddress((await headers()).get(PATH_HEADER) ?? '');
  const crumb = breadcrumbs(path).find(({ isNamed }) => isNamed);
  const name = crumb?.record && (await unlessScreenIsFirst(nameOf(crumb.record, path)));
  return <Breadcrumbs first={crumb && name ? { href: crumb.href, name } : null} />;
}

async function nameOf(record: RecordScreen, path: string): Promise<string | null> {
  const uid = readUid(record.uid);
  const name = uid !== null && HAVE_LOADERS.test(path) ? loadNameByKind(record.kind, uid) : null;
  return name ?? recordName(record);
}
