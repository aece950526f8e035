'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { useKeptData } from '@/components/old-lazy/kept-data';
import { buttonVariants } from '@/components/ui/button-variants';
import { inputVariants } from '@/components/ui/input-variants';
import { type ChoicesAnswer, leftOutWords, searchedChoices } from '@/lib/list/address/chips';
import type { Option } from '@/lib/list/address/filters';
import { DEBOUNCE_MS, isSearchable } from '@/lib/list/address/list-state';

/** More choices than these can be narrowed by typing. */
const MANY = 8;

type Props = {
  label: string;
  /** Our handler, which answers with the choices; null where all came with the page. */
  url: string | null;
  given: readonly Option[];
  children: (options: readonly Option[]) => ReactNode;
};

/** Choices that are found by typing: among all of them, and where only a part came, by a search at the API. */
export function ChoiceFinder({ label, url, given, children }: Props) {
  const [typed, setTyped] = useState('');
  const [sought, setSought] = useState('');
  const fetched = useKeptData<ChoicesAnswer>(url);
  const found = useKeptData<ChoicesAnswer>(url === null || sought === '' ? null : searchedChoices(url, sought));
  const every = url === null ? { choices: given, more: null } : fetched.data;
  const isPart = every?.more != null;

  useEffect(() => {
    const next = isPart && isSearchable(typed) ? typed.trim() : '';
    const timer = setTimeout(setSought, DEBOUNCE_MS, next);
    return () => clearTimeout(timer);
  }, [typed, isPart]);

  const asked = isPart && sought !== '' ? found : fetched;
  const answer = asked === found ? found.data : every;
  const options = answer?.choices.filter((option) => isPart || hasIn(option, typed)) ?? [];
  const words = answer && leftOutWords({ ...answer, choices: options }, isPart ? sought : typed.trim());
  return (
    <>
      {every && (isPart || every.choices.length > MANY) && (
        <input
          data-slot="input"
          className={inputVariants({ size: 'sm', className: 'mb-1' })}
          type="search"
          aria-label={`Find in ${label.toLowerCase()}`}
          placeholder="Type to find"
          maxLength={200}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            // Enter would apply the form.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      )}
      <p role="status" className="text-xs text-muted-foreground">
        {answer || asked.error ? words : 'Loading...'}
      </p>
      {asked.error && (
        <p role="alert" className="flex flex-wrap items-center gap-2 text-xs text-warning">
          The choices could not be loaded: {asked.error.message}
          <button
            type="button"
            onClick={() => void asked.mutate()}
            className={buttonVariants({ variant: 'outline', size: 'xs' })}
          >
            Retry
          </button>
        </p>
      )}
      {children(options)}
    </>
  );
}

/** A line about choices that could not be read stays. */
const hasIn = ({ value, label }: Option, typed: string) =>
  value === '' || label.toLowerCase().includes(typed.trim().toLowerCase());
