'use client';

import type { FormEvent } from 'react';
import { useListNavigation } from '@/components/old-list/navigation/list-navigation';
import { buttonVariants } from '@/components/ui/button-variants';
import { inputVariants } from '@/components/ui/input-variants';
import { isMoment } from '@/lib/format/is-moment';
import { datePresets } from '@/lib/list/address/date-presets';
import { type ListState, listHref } from '@/lib/list/address/list-state';
import { receivedChoices, type SentChoices } from '@/lib/list/address/sent-choices';
import { AnyOf } from './faceted-filter';
import { HiddenState } from './hidden-state';
import { otherValueIn } from './other-value';

export type FormField =
  | { kind: 'any-of'; label: string; key: string; choices: SentChoices; words: boolean; needs: string | undefined }
  | { kind: 'numbers' | 'dates'; label: string; low: string; high: string };

export type FilterFacts = { pathname: string; state: ListState; timeZone: string; fields: readonly FormField[] };

type Props = FilterFacts & {
  /** The popover around it: choices are fetched while it is open. Without one the form stands in the page, with them. */
  popover?: { isOpen: boolean; close: () => void };
};

export function FilterForm({ pathname, state, timeZone, fields, popover }: Props) {
  const { navigate, prefetch } = useListNavigation();

  const hrefOf = (form: HTMLFormElement) =>
    listHref(pathname, state, { filters: valuesOf(new FormData(form), { state, timeZone, fields }) });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    // “Find” loads a page with other choices.
    if (submitter?.hasAttribute('name')) return;
    event.preventDefault();
    navigate(hrefOf(event.currentTarget));
    popover?.close();
  };
  const clear = () => {
    popover?.close();
    navigate(listHref(pathname, state, { filters: {} }));
  };

  return (
    <form action={pathname} aria-label="Filters" onSubmit={submit}>
      <HiddenState state={state} except="filters" />
      <div className={popover ? 'flex flex-col gap-3 p-4' : 'flex flex-wrap gap-x-8 gap-y-3 pb-3 [&>*]:w-72'}>
        {fields.map((field) =>
          field.kind === 'any-of' ? (
            <AnyOf
              key={field.key}
              label={field.label}
              name={field.key}
              choices={receivedChoices(field.choices)}
              words={field.words}
              isOpen={popover?.isOpen}
              needs={field.needs}
              value={state.filters[field.key]}
            />
          ) : (
            <Range
              key={field.low}
              field={field}
              state={state}
              zone={field.kind === 'dates' ? timeZone : null}
              hasPresets={popover !== undefined}
            />
          ),
        )}
      </div>
      <div
        className={
          popover ? 'sticky bottom-0 flex justify-end gap-2 border-t border-border bg-popover p-3' : 'flex gap-2'
        }
      >
        <button
          type="button"
          onClick={clear}
          className={buttonVariants({ variant: 'ghost', size: 'sm', className: 'noscript:hidden' })}
        >
          Clear
        </button>
        <button
          type="submit"
          className={buttonVariants({ size: 'sm' })}
          onPointerDown={({ currentTarget: { form } }) => form && prefetch(hrefOf(form))}
        >
          Apply
        </button>
      </div>
    </form>
  );
}

type RangeProps = {
  field: Extract<FormField, { low: string }>;
  state: ListState;
  zone: string | null;
  hasPresets: boolean;
};

function Range({ field, state, zone, hasPresets }: RangeProps) {
  const type = field.kind === 'dates' ? 'date' : 'number';
  return (
    <fieldset>
      <legend className="pb-1 text-sm font-medium">
        {field.label}
        {zone && <span className="font-normal text-muted-foreground"> ({zone})</span>}
      </legend>
      <div className="flex items-center gap-2">
        {([field.low, field.high] as const).map((key, index) => (
          <input
            key={key}
            data-slot="input"
            className={inputVariants({ size: 'sm' })}
            type={type}
            placeholder={field.kind === 'numbers' ? ['From', 'To'][index] : undefined}
            step={type === 'number' ? 'any' : undefined}
            name={key}
            aria-label={`${field.label} ${index === 0 ? 'from' : 'to'}`}
            defaultValue={shownValue(state.filters[key], zone)}
          />
        ))}
      </div>
      {zone && hasPresets && <DatePresets label={field.label} keys={[field.low, field.high]} timeZone={zone} />}
    </fieldset>
  );
}

/** What a field shows of a filter; of a moment, at which the days of an exact link end, its day. */
function shownValue(value: string | undefined, zone: string | null): string | undefined {
  return value && zone && isMoment(value) ? dayIn(zone, new Date(value)) : value;
}

/** `yyyy-MM-dd` */
const dayIn = (timeZone: string, moment: Date) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment);

type FormFacts = Pick<FilterFacts, 'state' | 'timeZone' | 'fields'>;

/** The filters as the form has them; a moment stays while its day does. */
function valuesOf(data: FormData, { state, timeZone, fields }: FormFacts): Record<string, string> {
  const keys = fields.flatMap((field) => (field.kind === 'any-of' ? [field.key] : [field.low, field.high]));
  const values = keys.map((key) => {
    const chosen = [...data.getAll(key).map(String), otherValueIn(data, key)].filter(Boolean);
    const value = [...new Set(chosen)].join(',');
    const before = state.filters[key] ?? '';
    return [key, isMoment(before) && value === shownValue(before, timeZone) ? before : value] as const;
  });
  return Object.fromEntries(values.filter(([, value]) => value !== ''));
}

type DatePresetsProps = {
  label: string;
  keys: readonly [from: string, to: string];
  timeZone: string;
};

/** Ranges that are asked for often, up to today in the zone of the screen: fill the two fields of their form. */
function DatePresets({ label, keys, timeZone }: DatePresetsProps) {
  const choose = (form: HTMLFormElement | null, days: readonly string[]) => {
    for (const [index, key] of keys.entries()) {
      const field = form?.elements.namedItem(key);
      if (field instanceof HTMLInputElement) field.value = days[index] ?? '';
    }
  };
  const today = dayIn(timeZone, new Date());
  return (
    <fieldset className="flex flex-wrap gap-1 pt-1.5">
      <legend className="sr-only">{`${label}, often asked for`}</legend>
      {datePresets(today).map((preset) => (
        <button
          key={preset.label}
          type="button"
          onClick={({ currentTarget }) => choose(currentTarget.form, [preset.from, preset.to])}
          className={buttonVariants({ variant: 'outline', size: 'xs', className: 'coarse:h-11' })}
        >
          {preset.label}
        </button>
      ))}
    </fieldset>
  );
}
