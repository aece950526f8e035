'use client';

import type { FormEvent, RefObject } from 'react';
import { clearReports, reportRange } from '@/components/fields/report-range';
import { useNavigate } from '@/components/navigation/navigation';
import { buttonVariants } from '@/components/ui/button-variants';
import type { FilterValues } from '@/lib/list/address/filters';
import { type ListState, listHref } from '@/lib/list/address/list-state';
import { AnyOfFilter } from './any-of-filter';
import { type FilterField, fieldKeys } from './filter-fields';
import { FilterRange } from './filter-range';
import { readFilterForm } from './filter-values';
import { HiddenFields } from './hidden-fields';

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
  const keys = fields.flatMap(fieldKeys);
  const others = Object.fromEntries(Object.entries(state.filters).filter(([key]) => !keys.includes(key)));
  const show = (filters: FilterValues) => {
    push(listHref(pathname, state, { filters }), { scroll: false });
    close();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!fields.every((field) => field.kind === 'any-of' || reportRange(form, field.low, field.high))) return;
    const data = new FormData(form);
    show(readFilterForm(data, { fields, filters: state.filters, timeZone }));
  };
  return (
    <form
      action={pathname}
      aria-label={label}
      autoComplete="off"
      onInput={({ currentTarget }) => clearReports(currentTarget)}
      onSubmit={submit}
    >
      <HiddenFields state={state} changes={{ filters: others }} />
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
              key={field.low}
              field={field}
              values={state.filters}
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
