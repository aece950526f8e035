import { tz } from '@date-fns/tz';
import { format } from 'date-fns/format';
import type { Difference } from './differences';

export function ticketText(since: Date, entries: readonly Difference[]): string {
  const lines = entries.map(
    ({ endpoint, fault, uid, firstSeen, lastSeen, count }) =>
      `- ${endpoint}: ${fault} (${count} ×, first ${stamp(firstSeen)}, last ${stamp(lastSeen)}${uid ? `, e.g. ${uid}` : ''})`,
  );
  return [
    `Answers of the API that differ from the contract, seen by this instance since ${stamp(since)}`,
    '',
    ...lines,
  ].join('\n');
}

export const stamp = (moment: Date) => format(moment, "yyyy-MM-dd HH:mm 'UTC'", { in: tz('UTC') });
