import { ListLink } from '@/components/old-list/navigation/list-link';
import { zoneLabel } from '@/lib/format/date';
import { chips } from '@/lib/list/address/chips';
import { isFiltered } from '@/lib/list/address/filters';
import { listHref } from '@/lib/list/address/list-state';
import { ignoredFilterWords } from '@/lib/list/rows/ignored-filters';
import type { AwaitedList, OpenedList } from '@/lib/list/rows/opened-list';
import { ChipRow } from './chip-row';

export function FilterChips<Item>({ list }: { list: OpenedList<Item> | AwaitedList<Item> }) {
  const { pathname, state, filters, choices, timeZone, ignored } = list;
  if (!isFiltered(state.filters)) return null;
  return (
    <ChipRow>
      {chips(filters, state.filters, choices, zoneLabel(timeZone)).map(({ label, value, without }) => (
        <span
          key={label}
          className="inline-flex h-6.5 max-w-full items-center gap-1.5 rounded-md border pl-2 text-sm coarse:h-11 print:h-auto print:pr-2"
        >
          <span className="text-muted-foreground">{label}</span>{' '}
          <span className="truncate font-medium print:whitespace-normal">{value}</span>
          <ListLink
            href={listHref(pathname, state, { filters: without })}
            aria-label={`Remove filter ${label}`}
            className="grid size-6 shrink-0 place-items-center rounded-sm hover:bg-accent coarse:size-11 print:hidden"
          >
            <span aria-hidden className="icon-x small-icon" />
          </ListLink>
        </span>
      ))}
      <ListLink
        href={listHref(pathname, state, { filters: {} })}
        className="rounded-sm text-sm font-medium text-primary hover:underline coarse:py-3 print:hidden"
      >
        Clear filters
      </ListLink>
      {ignored.map((filter) => (
        <p key={filter.label} className="flex w-full items-center gap-2 text-sm text-warning">
          <span aria-hidden className="icon-triangle-alert shrink-0" />
          {`${ignoredFilterWords(filter)}. The total is not of the filtered rows.`}
        </p>
      ))}
    </ChipRow>
  );
}
