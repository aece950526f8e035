'use client';

import type { FormEvent, RefObject } from 'react';
import { clearReports } from '@/components/fields/report-range';
import { useNavigate } from '@/components/navigation/navigation';
import { buttonVariants } from '@/components/ui/button-variants';
import { type FilterValues, keysOf } from '@/lib/list/address/filters';
import { type ListState, listHref } from '@/lib/list/address/list-state';
import { readFilter } from '@/lib/list/address/read-filter';
import { AnyOfFilter } from './any-of-filter';
import type { FilterField } from './filter-fields';
import { FilterRange } from './filter-range';
import { readFilterForm } from './filter-values';
import { HiddenFields } from './hidden-fields';
import { reportFaults } from './report-faults';

type Props = {
  pathname: string;
  state: ListState;
  label: string;
  fields: readonly FilterField[];
  timeZone: string;
  isOpen: boolean;
  firstField: RefObject<HTMLElement | null>;
  close: () => void;
};

export function FilterForm({ pathname, state, label, fields, timeZone, isOpen, firstField, close }: Props) {
  const { push } = useNavigate();
  const keys = fields.flatMap(keysOf);
  const others = Object.fromEntries(Object.entries(state.filters).filter(([key]) => !keys.includes(key)));
  const unread = state.unread.filter(({ values }) => !Object.keys(values).some((key) => keys.includes(key)));
  const texts: FilterValues = Object.assign({}, ...state.unread.map(({ values }) => values), state.filters);
  const show = (filters: FilterValues) => {
    push(listHref(pathname, state, { filters, unread }), { scroll: false });
    close();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { filters, faults } = readFilterForm(new FormData(form), { fields, filters: state.filters, timeZone });
    if (reportFaults(form, faults)) return;
    show(filters);
  };
  return (
    <form
      action={pathname}
      aria-label={label}
      autoComplete="off"
      onInput={({ currentTarget }) => clearReports(currentTarget)}
      onSubmit={submit}
    >
      <HiddenFields state={state} changes={{ filters: others, unread }} />
      <div className="flex flex-col gap-3 p-4">
        {fields.map((field, index) => {
          const focusRef = index === 0 ? firstField : null;
          return field.kind === 'any-of' ? (
            <AnyOfFilter
              key={field.key}
              field={field}
              value={state.filters[field.key]}
              isAlone={fields.length === 1}
              isOpen={isOpen}
              focusRef={focusRef}
            />
          ) : (
            <FilterRange
              key={field.label}
              field={field}
              values={texts}
              fault={readFilter(field, (key) => texts[key] ?? '').fault}
              timeZone={timeZone}
              isOpen={isOpen}
              focusRef={focusRef}
            />
          );
        })}
      </div>
      <div className="sticky bottom-0 flex justify-end gap-2 border-t border-border bg-popover p-3">
        <button
          type="button"
          onClick={() => show(others)}
          className={buttonVariants({ variant: 'ghost', size: 'sm', className: 'noscript:hidden' })}
        >
          Clear
        </button>
        <button type="submit" className={buttonVariants({ size: 'sm' })}>
          Apply
        </button>
      </div>
    </form>
  );
}
