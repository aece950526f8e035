'use client';

import { buttonVariants } from '@/components/ui/button-variants';
import { datePresets } from '@/lib/list/address/date-presets';
import { dayIn } from './filter-values';

type Props = { label: string; low: string; high: string; timeZone: string };

/** Ranges up to today in the time zone, which fill the two fields of their form. */
export function DatePresets({ label, low, high, timeZone }: Props) {
  const fill = (form: HTMLFormElement | null, key: string, day: string) => {
    const field = form?.elements.namedItem(key);
    if (field instanceof HTMLInputElement) field.value = day;
  };
  return (
    <fieldset className="flex flex-wrap gap-1 pt-1.5">
      <legend className="sr-only">{`${label}, often asked for`}</legend>
      {datePresets(dayIn(timeZone, new Date())).map((preset) => (
        <button
          key={preset.label}
          type="button"
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
