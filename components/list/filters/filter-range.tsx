'use client';

import type { Ref, RefObject } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import { inputVariants } from '@/components/ui/input-variants';
import { FIRST_DAY, LAST_DAY } from '@/lib/format/days';
import { datePresets } from '@/lib/list/address/date-presets';
import type { FilterValues } from '@/lib/list/address/filters';
import type { RangeField } from './filter-fields';
import { dayIn, fieldValue } from './filter-values';

type Props = {
  field: RangeField;
  values: FilterValues;
  timeZone: string;
  isOpen: boolean;
  focusRef: RefObject<HTMLElement | null> | null;
};

export function FilterRange({ field, values, timeZone, isOpen, focusRef }: Props) {
  const { label, low, high } = field;
  const isDates = field.kind === 'dates';
  return (
    <fieldset>
      <legend className="pb-1 text-sm font-medium">
        {label}
        {isDates && <span className="font-normal text-muted-foreground"> ({timeZone})</span>}
      </legend>
      <div className="flex items-center gap-2">
        {[low, high].map((key, index) => (
          <input
            key={key}
            ref={index === 0 ? (focusRef as Ref<HTMLInputElement>) : undefined}
            data-slot="input"
            className={inputVariants({ size: 'sm' })}
            type={isDates ? 'date' : 'number'}
            placeholder={isDates ? undefined : ['From', 'To'][index]}
            min={isDates ? FIRST_DAY : undefined}
            max={isDates ? LAST_DAY : undefined}
            step={isDates ? undefined : 'any'}
            name={key}
            aria-label={`${label} ${index === 0 ? 'from' : 'to'}`}
            defaultValue={fieldValue(values[key], timeZone)}
          />
        ))}
      </div>
      {isDates && isOpen && <DatePresets field={field} timeZone={timeZone} />}
    </fieldset>
  );
}

type PresetsProps = { field: RangeField; timeZone: string };

/** Ranges of days in the time zone, which fill the two fields of their form. */
function DatePresets({ field: { label, low, high, isUpcoming }, timeZone }: PresetsProps) {
  const fill = (form: HTMLFormElement | null, key: string, day: string) => {
    const field = form?.elements.namedItem(key);
    if (!(field instanceof HTMLInputElement)) return;
    field.value = day;
    field.setCustomValidity('');
  };
  return (
    <fieldset className="flex flex-wrap gap-1 pt-1.5">
      <legend className="sr-only">{`${label}, presets`}</legend>
      {datePresets(dayIn(timeZone, new Date()), isUpcoming).map((preset) => (
        <button
          key={preset.label}
          type="button"
          title={preset.from === preset.to ? preset.from : `${preset.from} to ${preset.to}`}
          onClick={({ currentTarget: { form } }) => {
            fill(form, low, preset.from);
            fill(form, high, preset.to);
          }}
          className={buttonVariants({ variant: 'outline', size: 'xs', className: 'coarse:h-11' })}
        >
          {preset.label}
        </button>
      ))}
    </fieldset>
  );
}
