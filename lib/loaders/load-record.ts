import 'server-only';
import { requireSession } from '@/lib/auth/session/session';
import { type Result, toResult } from '@/lib/contract/result';
import { screenOf } from '@/lib/navigation';
import type { LoadedRecord, LoadedTab } from '@/lib/resources/loaded';
import type { RecordDeclaration, RecordSource } from '@/lib/resources/resource';
import { readTimeZone } from '@/lib/server/preferences';
import { throwNotFound } from '@/lib/server/requests/not-found';
import { readUid } from '@/lib/server/requests/uid';
import { countRows } from './count';
import { type FoundRecord, findRecord } from './find-record';
import { nameless } from './load-record-name';

/** @param parameter the uid in the route @param tab the first where left out @throws ScreenNotFound */
export async function loadRecord<Item extends { uid: string }>(
  record: RecordDeclaration<Item>,
  source: RecordSource<Item>,
  parameter: string,
  tab = record.tabs[0]?.label,
): Promise<LoadedRecord<Item>> {
  await requireSession();
  const uid = readUid(parameter) ?? throwNotFound();
  const [timeZone, found, totals] = await Promise.all([
    readTimeZone(),
    toResult(findRecord(source, uid)).then(requireFound),
    Promise.all(record.tabs.map(({ count }) => count && countRows(count, uid))),
  ]);
  const item = found.ok ? found.value.item : null;
  const tabs = record.tabs.flatMap(({ label, href, totalOf, isOf }, index): LoadedTab[] => {
    if (item && isOf?.(item) === false) return [];
    const total = item && totalOf ? { ok: true as const, value: totalOf(item) ?? null } : totals[index];
    return [{ label, href: href(uid), isOpen: label === tab, ...(total && { total }) }];
  });
  const name = item ? record.name(item) : nameless(record.kind, uid);
  return { uid, href: screenOf(record.kind, uid), found, name, tabs, timeZone };
}

function requireFound<Item>(found: Result<FoundRecord<Item> | null>): Result<FoundRecord<Item>> {
  if (!found.ok) return found;
  return { ok: true, value: found.value ?? throwNotFound() };
}
