import { TriangleAlert, X } from 'lucide-react';
import { ListLink } from '@/components/data-table/navigation/list-link';
import type { Page } from '@/lib/contract/page';
import type { Result } from '@/lib/contract/result';
import { zoneLabel } from '@/lib/format/date';
import { chips, type FilterOptions } from '@/lib/list/chips';
import { type Filter, isFiltered } from '@/lib/list/filters';
import { ignoredFilters, ignoredFilterWords } from '@/lib/list/ignored-filters';
import { type ListState, listHref } from '@/lib/list/list-state';
import { ChipRow } from './chip-row';

type Props<Item> = {
  pathname: string;
  state: ListState;
  filters: readonly Filter<Item>[];
  options: FilterOptions;
  timeZone: string;
  answer: Result<Page<Item>>;
};

/** The active filters, each with its own way out; and, where rows do not fit one, that the API did not apply it. */
export function FilterChips<Item>({ pathname, state, filters, options, timeZone, answer }: Props<Item>) {
  if (!isFiltered(state.filters)) return null;
  const ignored = ignoredFilters({ filters, state, answer, timeZone });
  return (
    <ChipRow>
      {chips(filters, state.filters, options, zoneLabel(timeZone)).map(({ label, value, without }) => (
        <span key={label} className="filter-chip">
          <span className="text-muted-foreground">{label}</span> <span className="truncate font-medium">{value}</span>
          <ListLink
            href={listHref(pathname, state, { filters: without })}
            aria-label={`Remove filter ${label}`}
            className="grid size-6 shrink-0 place-items-center rounded-sm hover:bg-accent"
          >
            <X aria-hidden className="size-3.5" strokeWidth={1.75} />
          </ListLink>
        </span>
      ))}
      <ListLink
        href={listHref(pathname, state, { filters: {} })}
        className="rounded-sm text-sm font-medium text-primary hover:underline coarse:py-3"
      >
        Clear filters
      </ListLink>
      {ignored.map((filter) => (
        <p key={filter.label} className="flex w-full items-center gap-2 text-sm text-warning">
          <TriangleAlert aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
          {`${ignoredFilterWords(filter)}. The total is not of the filtered rows.`}
        </p>
      ))}
    </ChipRow>
  );
}
