import { useEffect, useRef, useState } from 'react';
import { useNavigate } from '@/components/navigation/navigation';
import { buttonVariants } from '@/components/ui/button-variants';
import { PopoverClose } from '@/components/ui/popover';
import { type FilterValues, keysOf } from '@/lib/list/url/filters';
import { listHref } from '@/lib/list/url/list-state';
import { ChoiceFilter } from './choice-filter';
import { matches } from './choice-order';
import type { FilteredList, FilterField } from './filter-fields';
import { changeFilter } from './filter-values';
import { OptionList } from './option-list';
import { RangeFilter } from './range-filter';

type Props = { list: FilteredList; initial: string | null };

/** A menu of all filters, then the values of the chosen one. Changes apply at once. */
export function FilterPanel({ list, initial }: Props) {
  const { pathname, state, fields } = list;
  const { push, replace } = useNavigate();
  const [label, setLabel] = useState(initial);
  const [typed, setTyped] = useState('');
  const [filters, setFilters] = useState(state.filters);
  const address = listHref(pathname, state);
  const [openedAt] = useState(address);
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const field = fields.find((one) => one.label === label);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter has other fields
  useEffect(() => {
    // On a touch screen, focusing a text field would open the keyboard.
    const first = matchMedia('(pointer: coarse)').matches ? panel : input;
    first.current?.focus();
  }, [label]);

  const show = (name: string | null) => {
    setLabel(name);
    setTyped('');
  };
  /** Adds one entry to the history, however many values are changed. */
  const apply = (changed: FilterField, values: FilterValues): boolean => {
    const next = changeFilter(filters, { fields, field: changed, values });
    const keys = keysOf(changed);
    const unread = state.unread.filter((one) => !Object.keys(one.values).some((key) => keys.includes(key)));
    const open = address === openedAt ? push : replace;
    if (!open(listHref(pathname, state, { filters: next, unread }), { scroll: false })) return false;
    setFilters(next);
    return true;
  };
  const needed = field?.kind === 'any-of' && field.needs ? fields.find((one) => one.label === field.needs) : undefined;
  const found = fields.filter(({ label }) => matches({ value: label, label }, typed));
  const isSet = field !== undefined && keysOf(field).some((key) => key in filters);

  return (
    <div ref={panel} tabIndex={-1} className="flex min-h-0 flex-col outline-none">
      <div className={`flex h-11 shrink-0 items-center gap-1 border-b px-2 ${field ? '' : 'sm:hidden'}`}>
        {field && (
          <button
            type="button"
            aria-label="All filters"
            onClick={() => show(null)}
            className={buttonVariants({ variant: 'ghost', size: 'icon-sm', className: 'before:icon-chevron-left' })}
          />
        )}
        <h2 className="grow px-1 text-sm font-medium">{field?.label ?? 'Filters'}</h2>
        {field && isSet && (
          <button
            type="button"
            onClick={() => apply(field, {})}
            className={buttonVariants({ variant: 'ghost', size: 'xs' })}
          >
            Clear
          </button>
        )}
        <PopoverClose className={buttonVariants({ variant: 'ghost', size: 'xs', className: 'sm:hidden' })}>
          Done
        </PopoverClose>
      </div>
      {!field && (
        <OptionList
          ref={input}
          label="Filters"
          find="Find a filter"
          placeholder="Filter by"
          typed={typed}
          onType={setTyped}
          options={found.map(({ label: name, chip }) => ({ value: name, label: name, note: chip?.value }))}
          onChoose={({ value }) => show(value)}
        >
          <p role="status" className="px-3 text-xs text-muted-foreground not-empty:py-1">
            {found.length === 0 && `No filter “${typed}”.`}
          </p>
        </OptionList>
      )}
      {!field && list.notOffered && (
        <p className="shrink-0 border-t px-3.5 py-2.5 text-xs text-pretty text-muted-foreground">{list.notOffered}</p>
      )}
      {field?.kind === 'any-of' && (
        <ChoiceFilter
          key={field.label}
          ref={input}
          field={field}
          values={filters[field.key]?.split(',') ?? []}
          needed={needed && { label: needed.label, value: filters[keysOf(needed)[0] ?? ''] }}
          onNeeded={() => show(needed?.label ?? null)}
          onChange={(values) => apply(field, values.length > 0 ? { [field.key]: values.join(',') } : {})}
        />
      )}
      {field && field.kind !== 'any-of' && (
        <RangeFilter
          key={`${field.label} ${isSet}`}
          ref={input}
          list={list}
          field={field}
          onChange={(values) => apply(field, values)}
        />
      )}
    </div>
  );
}
