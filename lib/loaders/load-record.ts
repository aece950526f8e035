import 'server-only';
import { notFound } from 'next/navigation';
import { requireSession } from '@/lib/auth/session/session';
import { type Result, toResult } from '@/lib/contract/result';
import { screenOf } from '@/lib/navigation';
import type { LoadedRecord, LoadedTab } from '@/lib/resources/loaded';
import type { ItemSource, RecordDeclaration } from '@/lib/resources/resource';
import { readTimeZone } from '@/lib/server/preferences';
import { readUid } from '@/lib/server/requests/uid';
import { countRows } from './count';
import { type FoundRecord, findRecord } from './find-record';
import { nameless } from './load-record-name';

/**
 * Loads the screen of a record: checks the session, and fetches the record and the totals of its tabs. Not found where the
 * search of its list finds IDs, and not this one.
 * @param source the list whose search finds it
 * @param parameter the uid as the route has it
 */
export async function loadRecord<Item extends { uid: string }>(
  record: RecordDeclaration<Item>,
  source: ItemSource<Item>,
  parameter: string,
): Promise<LoadedRecord<Item>> {
  await requireSession();
  const uid = readUid(parameter) ?? notFound();
  const [timeZone, found, tabs] = await Promise.all([
    readTimeZone(),
    toResult(findRecord(source, uid)).then(requireFound),
    loadTabs(record, uid),
  ]);
  const name = found.ok ? record.name(found.value.item) : nameless(record.kind, uid);
  return { uid, href: screenOf(record.kind, uid), found, name, tabs, timeZone };
}

function requireFound<Item>(found: Result<FoundRecord<Item> | null>): Result<FoundRecord<Item>> {
  if (!found.ok) return found;
  return { ok: true, value: found.value ?? notFound() };
}

function loadTabs({ tabs }: Pick<RecordDeclaration<{ uid: string }>, 'tabs'>, uid: string): Promise<LoadedTab[]> {
  return Promise.all(
    tabs.map(async ({ label, href, count }, index) => {
      const tab = { label, href: href(uid), isOpen: index === 0 };
      if (!count) return tab;
      const { list, query } = count;
      return { ...tab, total: await countRows(list, list.recordKey ? uid : '', query?.(uid)) };
    }),
  );
}
