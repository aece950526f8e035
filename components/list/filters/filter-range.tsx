'use client';

import dynamic from 'next/dynamic';
import type { Ref, RefObject } from 'react';
import { inputVariants } from '@/components/ui/input-variants';
import { FIRST_DAY, LAST_DAY } from '@/lib/format/days';
import type { FilterValues } from '@/lib/list/address/filters';
import type { RangeField } from './filter-fields';
import { fieldValue } from './filter-values';

const DatePresets = dynamic(() => import('./date-presets').then((loaded) => loaded.DatePresets));

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
        {isDates && <span className="font-normal text-muted-foreground">{` (${timeZone})`}</span>}
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
