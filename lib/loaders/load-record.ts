import 'server-only';
import { notFound } from 'next/navigation';
import { requireSession } from '@/lib/auth/session/session';
import { type Result, toResult } from '@/lib/contract/result';
import { screenOf } from '@/lib/navigation';
import type { LoadedRecord, LoadedTab } from '@/lib/resources/loaded';
import type { RecordDeclaration, RecordSource } from '@/lib/resources/resource';
import { readTimeZone } from '@/lib/server/preferences';
import { readUid } from '@/lib/server/requests/uid';
import { countRows } from './count';
import { type FoundRecord, findRecord } from './find-record';
import { nameless } from './load-record-name';

/**
 * Loads the screen of a record: checks the session, and fetches the record and the totals of its tabs. Not found where
 * there is none.
 * @param parameter the uid as the route has it
 * @param tab the label of the open tab; left out: the first
 */
export async function loadRecord<Item extends { uid: string }>(
  record: RecordDeclaration<Item>,
  source: RecordSource<Item>,
  parameter: string,
  tab = record.tabs[0]?.label,
): Promise<LoadedRecord<Item>> {
  await requireSession();
  const uid = readUid(parameter) ?? notFound();
  const [timeZone, found, tabs] = await Promise.all([
    readTimeZone(),
    toResult(findRecord(source, uid)).then(requireFound),
    loadTabs(record, uid, tab),
  ]);
  const name = found.ok ? record.name(found.value.item) : nameless(record.kind, uid);
  return { uid, href: screenOf(record.kind, uid), found, name, tabs, timeZone };
}

function requireFound<Item>(found: Result<FoundRecord<Item> | null>): Result<FoundRecord<Item>> {
  if (!found.ok) return found;
  return { ok: true, value: found.value ?? notFound() };
}

function loadTabs(
  { tabs }: Pick<RecordDeclaration<{ uid: string }>, 'tabs'>,
  uid: string,
  open: string | undefined,
): Promise<LoadedTab[]> {
  return Promise.all(
    tabs.map(async ({ label, href, count }) => {
      const tab = { label, href: href(uid), isOpen: label === open };
      if (!count) return tab;
      return { ...tab, total: await countRows(count, uid) };
    }),
  );
}
