import 'server-only';
import { requireSession } from '@/lib/auth/session/session';
import { type Result, toResult } from '@/lib/contract/result';
import { screenOf } from '@/lib/navigation';
import type { LoadedRecord, LoadedTab } from '@/lib/resources/loaded';
import type { RecordDeclaration, RecordSource } from '@/lib/resources/resource';
import { readTimeZone } from '@/lib/server/preferences';
import { throwNotFound } from '@/lib/server/requests/not-found';
import { readUid } from '@/lib/server/requests/uid';
import { countTabs } from './count-tabs';
import { type FoundRecord, findRecord } from './find-record';
import { nameless } from './load-record-name';

/** @param parameter the uid in the route @param tab the first tab by default @throws ScreenNotFound */
export async function loadRecord<Item extends { uid: string }>(
  record: RecordDeclaration<Item>,
  source: RecordSource<Item>,
  parameter: string,
  tab = record.tabs[0]?.label,
): Promise<LoadedRecord<Item>> {
  await requireSession();
  const uid = readUid(parameter) ?? throwNotFound();
  const lookup = toResult(findRecord(source, uid));
  const [timeZone, found, totals] = await Promise.all([
    readTimeZone(),
    lookup.then(requireFound),
    countTabs(record, uid, lookup),
  ]);
  const item = found.ok ? found.value.item : null;
  const tabs = record.tabs.flatMap(({ label, href, isOf }): LoadedTab[] =>
    item && isOf?.(item) === false ? [] : [{ label, href: href(uid), isOpen: label === tab, ...totals.get(href(uid)) }],
  );
  const name = item ? record.name(item) : nameless(record.kind, uid);
  return {
    uid,
    href: screenOf(record.kind, uid),
    found,
    name,
    tabs,
    isFirstTab: tab === record.tabs[0]?.label,
    timeZone,
  };
}

function requireFound<Item>(found: Result<FoundRecord<Item> | null>): Result<FoundRecord<Item>> {
  if (!found.ok) return found;
  return { ok: true, value: found.value ?? throwNotFound() };
}
