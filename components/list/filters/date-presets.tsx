'use client';

import { buttonVariants } from '@/components/ui/button-variants';
import { datePresets } from '@/lib/list/address/date-presets';
import type { RangeField } from './filter-fields';
import { dayIn } from './filter-values';

type Props = { field: RangeField; timeZone: string };

export function DatePresets({ field: { label, low, high, isUpcoming }, timeZone }: Props) {
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
