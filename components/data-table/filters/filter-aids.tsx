'use client';

import { useRef } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import { inputVariants } from '@/components/ui/input-variants';
import { datePresets } from '@/lib/list/date-presets';

/** A value that nobody listed: enumerations of the API are open. */
export function OtherValue({ label, name }: { label: string; name: string }) {
  return (
    <input
      data-slot="input"
      className={inputVariants({ size: 'sm', className: 'mt-1' })}
      name={otherName(name)}
      maxLength={40}
      autoComplete="off"
      aria-label={`Another ${label.toLowerCase()}`}
      placeholder={`Another ${label.toLowerCase()}`}
    />
  );
}

const otherName = (name: string) => `other-${name}`;

/** The typed word as the API writes it: “In progress” as `IN_PROGRESS`. One without small letters stays as it is. */
export function otherValueIn(data: FormData, name: string): string {
  const text = String(data.get(otherName(name)) ?? '').trim();
  return /\p{Ll}/u.test(text) ? text.toUpperCase().replace(/[\s-]+/g, '_') : text;
}

/** Ranges that are asked for often, up to today in the zone of the screen: fill the two fields beside them. */
export function DatePresets({ label, timeZone }: { label: string; timeZone: string }) {
  const fields = useRef<HTMLFieldSetElement>(null);
  const choose = (...days: readonly string[]) => {
    const inputs = fields.current?.parentElement?.querySelectorAll('input') ?? [];
    for (const [index, input] of [...inputs].entries()) input.value = days[index] ?? '';
  };
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
  return (
    <fieldset ref={fields} className="flex flex-wrap gap-1 pt-1.5">
      <legend className="sr-only">{`${label}, often asked for`}</legend>
      {datePresets(today).map((preset) => (
        <button
          key={preset.label}
          type="button"
          onClick={() => choose(preset.from, preset.to)}
          className={buttonVariants({ variant: 'outline', size: 'xs', className: 'coarse:h-11' })}
        >
          {preset.label}
        </button>
      ))}
    </fieldset>
  );
}
