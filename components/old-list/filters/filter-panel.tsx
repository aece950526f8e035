import { serialized } from '@/components/old-lazy/serialized';
import { Popover } from '@/components/ui/popover';
import { type FilterOptions, withEveryChoice } from '@/lib/list/address/chips';
import { type AnyFilter, hasWords, isOffered, keysOf } from '@/lib/list/address/filters';
import { listHref } from '@/lib/list/address/list-state';
import { sentChoices } from '@/lib/list/address/sent-choices';
import type { AwaitedList, OpenedList } from '@/lib/list/rows/opened-list';
import type { FilterFacts, FormField } from './filter-form';
import { FilterFormInPage } from './filter-form-in-page';
import { FilterOpener } from './filter-opener';

type Props<Item> = { list: OpenedList<Item> | AwaitedList<Item> };

/** The Filters button, whose form comes when it is reached for; without scripting a link to the page that has it. */
export function FilterPanel<Item>({ list }: Props<Item>) {
  const { pathname, state } = list;
  const active = offeredIn(list).filter((filter) => keysOf(filter).some((key) => key in state.filters)).length;
  return (
    <Popover>
      <FilterOpener facts={serialized(factsOf(list))} active={active} />
      <noscript className="text-sm text-primary underline">
        <a href={withEveryChoice(listHref(pathname, state))}>{active > 0 ? `Filters (${active})` : 'Filters'}</a>
      </noscript>
    </Popover>
  );
}

/** The form of filters with all choices, in the page that the link without scripting leads to. */
export function FilterBlock<Item>({ list }: Props<Item>) {
  return list.hasEveryChoice ? <FilterFormInPage facts={serialized(factsOf(list))} /> : null;
}

const offeredIn = <Item,>({ filters, state }: Props<Item>['list']) =>
  filters.filter((filter) => isOffered(filter, state.filters));

function factsOf<Item>(list: Props<Item>['list']): FilterFacts {
  const { pathname, state, timeZone, choices } = list;
  return { pathname, state, timeZone, fields: offeredIn(list).map((filter) => fieldOf(filter, choices)) };
}

function fieldOf(filter: AnyFilter, choices: FilterOptions): FormField {
  const { label } = filter;
  if (filter.kind === 'any-of') {
    return {
      kind: 'any-of',
      label,
      key: filter.key,
      choices: sentChoices(choices[filter.key] ?? null),
      words: hasWords(filter),
      needs: filter.needs,
    };
  }
  if (filter.kind === 'numbers') return { kind: 'numbers', label, low: filter.min, high: filter.max };
  return { kind: 'dates', label, low: filter.from, high: filter.to };
}
