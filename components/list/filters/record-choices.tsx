'use client';

import { useEffect, useState } from 'react';
import { useFetched } from '@/components/feedback/use-fetched';
import { buttonVariants } from '@/components/ui/button-variants';
import { type ChoicesAnswer, leftOutWords, searchedChoices } from '@/lib/list/address/choices';
import type { Option } from '@/lib/list/address/filters';
import { DEBOUNCE_MS, isSearchable } from '@/lib/list/address/list-state';
import { ChoiceList } from './choice-list';
import { matches, orderChoices } from './choice-order';

type Props = {
  label: string;
  name: string;
  url: string;
  typed: string;
  inPage: readonly Option[];
  initial: readonly Option[];
  checked: readonly Option[];
  onToggle: (option: Option, isChecked: boolean) => void;
};

/** Typing searches the loaded choices, or calls the API when only some choices are loaded. */
export function RecordChoices({ label, name, url, typed, inPage, initial, checked, onToggle }: Props) {
  const [q, setQ] = useState('');
  const first = useFetched<ChoicesAnswer>(url);
  const found = useFetched<ChoicesAnswer>(q === '' ? null : searchedChoices(url, q));
  const isPart = first.data?.more != null;

  useEffect(() => {
    const next = isPart && isSearchable(typed) ? typed.trim() : '';
    const timer = setTimeout(setQ, DEBOUNCE_MS, next);
    return () => clearTimeout(timer);
  }, [typed, isPart]);

  const { data, error, mutate } = q === '' ? first : found;
  const choices = (data?.choices ?? inPage).filter((option) => isPart || matches(option, typed));
  const words = data && leftOutWords({ ...data, choices }, isPart ? q : typed.trim());
  return (
    <>
      <p role="status" className="text-xs text-muted-foreground">
        {data || error ? words : 'Loading…'}
      </p>
      {error && (
        <p role="alert" className="flex flex-wrap items-center gap-2 text-xs text-warning">
          <span>{`Could not load the choices: ${error.message}`}</span>
          <button
            type="button"
            onClick={() => void mutate()}
            className={buttonVariants({ variant: 'outline', size: 'xs' })}
          >
            Retry
          </button>
        </p>
      )}
      <ChoiceList
        label={label}
        name={name}
        options={orderChoices(choices, { initial, checked })}
        checked={checked}
        onToggle={onToggle}
      />
    </>
  );
}
