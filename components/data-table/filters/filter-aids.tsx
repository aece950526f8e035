'use client';

import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { buttonVariants } from '@/components/ui/button-variants';
import { inputVariants } from '@/components/ui/input-variants';
import { fetchJson } from '@/lib/fetch-json';
import type { ChoicesAnswer } from '@/lib/list/chips';
import { datePresets } from '@/lib/list/date-presets';
import type { Option } from '@/lib/list/filters';

// What makes a form of filters quick; it works without, and these come when it opens.

/** Narrows many choices as text is typed. Hidden ones stay in the form, so that what is chosen stays chosen. */
export function TypeAhead({ label }: { label: string }) {
  const [missed, setMissed] = useState('');
  const narrow = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const typed = target.value.trim();
    const choices = [...(target.closest('details')?.querySelectorAll('label') ?? [])];
    for (const choice of choices)
      choice.hidden = !(choice.textContent ?? '').toLowerCase().includes(typed.toLowerCase());
    setMissed(choices.every(({ hidden }) => hidden) ? typed : '');
  };
  return (
    <>
      <input
        data-slot="input"
        className={inputVariants({ size: 'sm', className: 'mb-1' })}
        type="search"
        aria-label={`Find in ${label.toLowerCase()}`}
        placeholder="Type to find"
        onChange={narrow}
        onKeyDown={(event) => {
          // Enter would apply the form.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <p role="status" className="text-xs text-muted-foreground">
        {missed && `No choice has “${missed}” in it.`}
      </p>
    </>
  );
}

type EveryChoiceProps = {
  /** Our handler, which answers with the choices. */
  url: string;
  onChoices: (every: { url: string; options: readonly Option[] }) => void;
};

/** Fetches the choices that did not come with the page. */
export function EveryChoice({ url, onChoices }: EveryChoiceProps) {
  const { data, error, mutate } = useSWR<readonly Option[], Error>(url, fetchChoices, {
    revalidateOnFocus: false,
    revalidateIfStale: false,
    shouldRetryOnError: false,
  });

  useEffect(() => {
    if (data) onChoices({ url, options: data });
  }, [data, url, onChoices]);

  if (!error) {
    return (
      <p role="status" className="py-1 text-xs text-muted-foreground">
        Loading...
      </p>
    );
  }
  return (
    <p role="alert" className="flex flex-wrap items-center gap-2 text-xs text-warning">
      The choices could not be loaded: {error.message}
      <button
        type="button"
        onClick={() => void mutate()}
        className={buttonVariants({ variant: 'outline', size: 'xs' })}
      >
        Retry
      </button>
    </p>
  );
}

const fetchChoices = async (url: string) => (await fetchJson<ChoicesAnswer>(url)).choices;

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
