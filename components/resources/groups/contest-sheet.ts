import { resultTable } from '@/components/golf/results/result-table';
import type { Result } from '@/lib/contract/result';
import { formatWithZone } from '@/lib/format/date';
import type { ResultSheet } from '@/lib/golf/results/result-sheet';
import { contestFields, type LoadedContests } from '@/lib/resources/contests';
import type { Format } from '@/lib/resources/resource';

/** Exports how often each contest is held, because the API has no results of contests. */
export function contestSheet(groupName: string, loaded: Result<LoadedContests>, format: Format): ResultSheet {
  const rows = loaded.ok ? { ok: true as const, value: loaded.value.rows } : loaded;
  const fields = contestFields(loaded.ok ? loaded.value.eventsCount : null);
  return {
    title: `Contests of ${groupName}`,
    facts: [
      ['As of', formatWithZone(new Date(), format.timeZone)],
      ['Winners', 'The golf service sends their number, but no names.'],
    ],
    tables: [resultTable('Contests', { rows, fields, format })],
  };
}
