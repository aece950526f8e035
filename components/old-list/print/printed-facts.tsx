import { zoneLabel } from '@/lib/format/date';
import { formatCount } from '@/lib/format/number';
import { titleCase } from '@/lib/format/title-case';
import { searchedFor } from '@/lib/list/address/chips';
import type { AwaitedList, OpenedList } from '@/lib/list/rows/opened-list';

/** What a printed list says of itself beside its filters: which rows, search, order and zone. */
export function PrintedFacts<Item>({ list, when }: { list: OpenedList<Item> | AwaitedList<Item>; when: string }) {
  const { answer, state, timeZone, lookedAt } = list;
  if (!answer?.ok) return null;
  const { rows, paging } = answer.value;
  const before = (paging.pageNumber - 1) * paging.pageSize;
  const last = before + (lookedAt ?? rows.length);
  const toCheck = lookedAt === undefined ? 'Rows' : `${formatCount(rows.length)} to check of rows`;
  const { q, sortedBy } = state;
  const facts = [
    `${toCheck} ${formatCount(Math.min(before + 1, last))} to ${formatCount(last)}${paging.total === null ? '' : ` of ${formatCount(paging.total)}`}`,
    searchedFor(q),
    sortedBy ? `By ${orderWords(sortedBy)}` : null,
    `Times in ${zoneLabel(timeZone)}`,
    `Fetched ${when}`,
  ];
  return (
    <p className="hidden px-6 pb-3 text-sm text-muted-foreground print:block">
      {facts.filter((fact) => fact !== null).join(' · ')}
    </p>
  );
}

/** `-createdAt`: “created at, descending”. */
function orderWords(sortedBy: string): string {
  const key = sortedBy.replace(/^-/, '').replace(/([A-Z])/g, '_$1');
  const words = titleCase(key).toLowerCase();
  return sortedBy.startsWith('-') ? `${words}, descending` : words;
}
