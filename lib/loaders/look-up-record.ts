import 'server-only';
import { requireSession } from '@/lib/auth/session/read-session';
import { toResult } from '@/lib/contract/result';
import type { OpenedRecord, RecordLookup } from '@/lib/resources/loaded';
import type { RecordSource } from '@/lib/resources/resource';
import { readTimeZone } from '@/lib/server/preferences';
import { throwNotFound } from '@/lib/server/requests/not-found';
import { readUid } from '@/lib/server/requests/uid';
import { findRecord } from './find-record';

/** Starts the lookup of a record for the layout of its screens. @param parameter the uid in the route */
export function lookUpRecord<Item extends { uid: string }>(
  source: RecordSource<Item>,
  parameter: string,
): RecordLookup<Item> | null {
  const uid = readUid(parameter);
  return uid === null ? null : { uid, found: requireSession().then(() => toResult(findRecord(source, uid))) };
}

/** Looks up the record of a page that shows its fields. @param parameter the uid in the route @throws ScreenNotFound */
export async function loadOpenedRecord<Item extends { uid: string }>(
  source: RecordSource<Item>,
  parameter: string,
): Promise<OpenedRecord<Item>> {
  await requireSession();
  const uid = readUid(parameter) ?? throwNotFound();
  const [timeZone, found] = await Promise.all([readTimeZone(), toResult(findRecord(source, uid))]);
  if (!found.ok) return { uid, timeZone, found };
  return { uid, timeZone, found: { ok: true, value: found.value ?? throwNotFound() } };
}
