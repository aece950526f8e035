import { ListFilter } from 'lucide-react';
import { buttonVariants } from '@/components/ui/button-variants';
import { Popover, PopoverTrigger } from '@/components/ui/popover';
import type { FilterOptions } from '@/lib/list/chips';
import { type Filter, hasWords, isOffered, keysOf } from '@/lib/list/filters';
import type { AwaitedList, OpenedList } from '@/lib/list/opened-list';
import { FilterForm, type FormField } from './filter-form';

const PANEL = 'filters';

/** The Filters button and, as a popover that needs no scripting, the form it opens. */
export function FilterPanel<Item>({ list }: { list: OpenedList<Item> | AwaitedList<Item> }) {
  const { pathname, state, choices, timeZone } = list;
  const filters = list.filters.filter((filter) => isOffered(filter, state.filters));
  const active = filters.filter((filter) => keysOf(filter).some((key) => key in state.filters)).length;
  return (
    <Popover>
      <PopoverTrigger
        popoverTarget={PANEL}
        className={buttonVariants({ variant: 'outline', size: 'sm', className: '@max-4xl:order-2 max-sm:h-11' })}
      >
        <ListFilter aria-hidden className="text-muted-foreground" />
        <span className="max-sm:sr-only">Filters</span>
        {active > 0 && (
          <span className="rounded-sm bg-primary-muted px-1.5 text-xs text-primary">
            {active}
            <span className="sr-only"> active</span>
          </span>
        )}
      </PopoverTrigger>
      <FilterForm
        id={PANEL}
        key={JSON.stringify(state.filters)}
        pathname={pathname}
        state={state}
        timeZone={timeZone}
        fields={filters.map((filter) => fieldOf(filter, choices))}
      />
    </Popover>
  );
}

/** The serializable part of a filter, for the form. */
function fieldOf<Item>(filter: Filter<Item>, choices: FilterOptions): FormField {
  const { label } = filter;
  if (filter.kind === 'any-of') {
    return {
      kind: 'any-of',
      label,
      key: filter.key,
      choices: choices[filter.key] ?? null,
      words: hasWords(filter),
      needs: filter.needs,
    };
  }
  if (filter.kind === 'numbers') return { kind: 'numbers', label, low: filter.min, high: filter.max };
  return { kind: 'dates', label, low: filter.from, high: filter.to };
}
