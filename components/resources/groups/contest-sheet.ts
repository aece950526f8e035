import { failedTable } from '@/components/golf/results/result-table';
import type { Result } from '@/lib/contract/result';
import { formatWithZone, zoneLabel } from '@/lib/format/date';
import { type ResultSheet, type ResultTable, withoutEmpty } from '@/lib/golf/results/result-sheet';
import { copyGaps } from '@/lib/list/copies/copied-row';
import { contestFields, type LoadedContests } from '@/lib/resources/contests';
import type { Format } from '@/lib/resources/resource';

/** How a group used each kind of contest, to copy, print and download: the API has no results of single contests. */
export function contestSheet(groupName: string, loaded: Result<LoadedContests>, format: Format): ResultSheet {
  return {
    title: `Contests of ${groupName}`,
    facts: [['As of', formatWithZone(new Date(), format.timeZone)]],
    tables: [loaded.ok ? contestTable(loaded.value, format) : failedTable('Contests', loaded.failure)],
  };
}

function contestTable({ eventsCount, rows }: LoadedContests, format: Format): ResultTable {
  const fields = Object.values(contestFields(eventsCount));
  const read = rows.filter((row) => row.ok);
  const unread = read.map(({ faults }) => ({ unread: faults.length }));
  return withoutEmpty({
    title: 'Contests',
    notes: [],
    heads: fields.map(({ label, kind, align }) => ({
      words: kind === 'time' ? `${label} (${zoneLabel(format.timeZone)})` : label,
      ...(align && { align }),
    })),
    rows: read.map(({ item }) => fields.map(({ text }) => text(item, format) || null)),
    lacks: rows.length === 0 ? 'None yet.' : copyGaps(unread, rows.length - read.length),
  });
}
