'use client';

import { buttonVariants } from '@/components/ui/button-variants';
import { datePresets, inactivePresets } from '@/lib/list/address/date-presets';
import { type FilterValues, keysOf, NEVER } from '@/lib/list/address/filters';
import type { RangeField } from './filter-fields';
import { dayIn } from './filter-values';

type Props = { field: RangeField & { kind: 'dates' }; timeZone: string };

type Preset = { label: string; title?: string; values: FilterValues };

export function DatePresets({ field, timeZone }: Props) {
  const fill = (form: HTMLFormElement | null, values: FilterValues) => {
    for (const key of keysOf(field)) {
      const input = form?.elements.namedItem(key);
      if (!(input instanceof HTMLInputElement)) continue;
      if (input.type === 'checkbox') input.checked = key in values;
      else input.value = values[key] ?? '';
      input.setCustomValidity('');
    }
  };
  return (
    <fieldset className="flex flex-wrap gap-1 pt-1.5">
      <legend className="sr-only">{`${field.label}, presets`}</legend>
      {presetsOf(field, dayIn(timeZone, new Date())).map(({ label, title, values }) => (
        <button
          key={label}
          type="button"
          title={title}
          onClick={({ currentTarget }) => fill(currentTarget.form, values)}
          className={buttonVariants({ variant: 'outline', size: 'xs', className: 'coarse:h-11' })}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}

function presetsOf({ from, to, before, never, isUpcoming }: Props['field'], today: string): readonly Preset[] {
  const ranges = datePresets(today, isUpcoming).map((preset) => ({
    label: preset.label,
    title: preset.from === preset.to ? preset.from : `${preset.from} to ${preset.to}`,
    values: { [from]: preset.from, [to]: preset.to },
  }));
  if (!before || !never) return ranges;
  const inactive = inactivePresets(today).map((preset) => ({
    label: preset.label,
    title: `before ${preset.before}, or never`,
    values: { [before]: preset.before },
  }));
  return [...ranges, ...inactive, { label: 'Never', values: { [never]: NEVER } }];
}
