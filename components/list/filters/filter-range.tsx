'use client';

import dynamic from 'next/dynamic';
import { type Ref, type RefObject, useId } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { inputVariants } from '@/components/ui/input-variants';
import { FIRST_DAY, LAST_DAY } from '@/lib/format/days';
import { exactHandicap } from '@/lib/format/handicap';
import { endsOf, type FilterValues, labelOfKey, NEVER } from '@/lib/list/address/filters';
import type { FilterFault } from '@/lib/list/address/read-filter';
import type { RangeField } from './filter-fields';
import { fieldValue } from './filter-values';

const DatePresets = dynamic(() => import('./date-presets').then((loaded) => loaded.DatePresets));

type Props = {
  field: RangeField;
  /** The texts of the address, even if they cannot be read. */
  values: FilterValues;
  fault: FilterFault | null;
  timeZone: string;
  isOpen: boolean;
  focusRef: RefObject<HTMLElement | null> | null;
};

export function FilterRange({ field, values, fault, timeZone, isOpen, focusRef }: Props) {
  const faultId = useId();
  const { label } = field;
  const isDates = field.kind === 'dates';
  const textOf = (key: string) => {
    const value = values[key];
    if (isDates) return fieldValue(value, timeZone);
    return value !== undefined && field.isHandicap && !fault ? exactHandicap(Number(value)) : value;
  };
  const inputOf = (key: string) => ({
    name: key,
    defaultValue: textOf(key),
    'aria-invalid': fault?.key === key || undefined,
    'aria-describedby': fault?.key === key ? faultId : undefined,
    'data-slot': 'input',
    className: inputVariants({ size: 'sm' }),
    ...(isDates ? { type: 'date', min: FIRST_DAY, max: LAST_DAY } : { type: 'text', inputMode: 'decimal' as const }),
  });
  return (
    <fieldset>
      <legend className="pb-1 text-sm font-medium">
        {label}
        {isDates && <span className="font-normal text-muted-foreground">{` (${timeZone})`}</span>}
      </legend>
      <div className="flex items-center gap-2">
        {endsOf(field).map((key, index) => (
          <input
            key={key}
            ref={index === 0 ? (focusRef as Ref<HTMLInputElement>) : undefined}
            {...inputOf(key)}
            placeholder={isDates ? undefined : ['From', 'To'][index]}
            aria-label={labelOfKey(field, key)}
          />
        ))}
      </div>
      {isDates && field.before && field.never && (
        <div className="pt-2 text-sm">
          <label className="grid grid-cols-2 items-center gap-2">
            Before, or never
            <input {...inputOf(field.before)} aria-label={`${label} before, or never`} />
          </label>
          <label className="flex min-h-7 items-center gap-2 coarse:min-h-11">
            <Checkbox
              name={field.never}
              value={NEVER}
              defaultChecked={values[field.never] === NEVER}
              aria-label={`${label}: never`}
            />
            Never
          </label>
        </div>
      )}
      {fault && (
        <p id={faultId} className="pt-1 text-xs text-destructive">
          <bdi>{fault.message}</bdi>
        </p>
      )}
      {isDates && isOpen && <DatePresets field={field} timeZone={timeZone} />}
    </fieldset>
  );
}
