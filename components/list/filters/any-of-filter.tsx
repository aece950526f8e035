'use client';

import { type Ref, type RefObject, useState } from 'react';
import { WithNames } from '@/components/fields/with-names';
import { useLoadedWhen } from '@/components/list/table/use-loaded-when';
import { inputVariants } from '@/components/ui/input-variants';
import { unnamed } from '@/lib/format/unnamed';
import { inShort } from '@/lib/list/address/chips';
import { otherKey } from '@/lib/list/address/choices';
import { type Option, wordOption } from '@/lib/list/address/filters';
import { ChoiceList } from './choice-list';
import { matches, orderChoices } from './choice-order';
import type { AnyOfField } from './filter-fields';

const load = () => import('./record-choices').then((module) => module.RecordChoices);

type Props = {
  field: AnyOfField;
  /** The selected values, separated by commas. */
  value: string | undefined;
  isAlone: boolean;
  isOpen: boolean;
  focusRef: RefObject<HTMLElement | null> | null;
};

/** With more choices than this, the filter has a text field that searches the choices. */
const MANY = 8;

export function AnyOfFilter({ field, value, isAlone, isOpen, focusRef }: Props) {
  const { label, key, choices: inPage, url, isWords, needs } = field;
  const optionOf = (one: string): Option =>
    inPage.find((option) => option.value === one) ?? (isWords ? wordOption(one) : { value: one, label: unnamed(one) });

  const [initial] = useState(() => value?.split(',').map(optionOf) ?? []);
  const [checked, setChecked] = useState<readonly Option[]>(initial);
  const [typed, setTyped] = useState('');
  const toggle = (option: Option, isChecked: boolean) => {
    const rest = checked.filter((one) => one.value !== option.value);
    setChecked(isChecked ? [...rest, option] : rest);
  };
  const needsRecords = isOpen && url !== null;
  const RecordChoices = useLoadedWhen(needsRecords, 'The choices', load);
  const hasMany = isWords ? inPage.length > MANY : url !== null;
  const labels = checked.map((option) => option.label);
  const isUnfolded = isAlone || (inPage.length <= MANY && (isWords || url === null));
  const shared = { label, name: key, checked, onToggle: toggle };

  return (
    <details open={isUnfolded}>
      <summary
        ref={focusRef as Ref<HTMLElement>}
        className="flex h-8 items-center gap-2 rounded-sm text-sm after:icon-chevron-down after:text-muted-foreground coarse:h-11 [&::-webkit-details-marker]:hidden"
      >
        <span className="shrink-0 font-medium">{label}</span>
        <span className="min-w-0 grow truncate text-right text-xs text-muted-foreground">
          <WithNames names={labels}>{inShort(labels) || 'Any'}</WithNames>
        </span>
      </summary>
      {hasMany && isOpen && (
        <input
          data-slot="input"
          className={inputVariants({ size: 'sm', className: 'mb-1' })}
          type="search"
          aria-label={`Find in ${label.toLowerCase()}`}
          placeholder="Type to find"
          maxLength={200}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      )}
      {needsRecords && !RecordChoices && (
        <p role="status" className="text-xs text-muted-foreground">
          Loading…
        </p>
      )}
      {needsRecords && RecordChoices ? (
        <RecordChoices {...shared} url={url} typed={typed} inPage={inPage} initial={initial} />
      ) : (
        <ChoiceList
          {...shared}
          options={orderChoices(
            inPage.filter((option) => matches(option, typed)),
            { initial, checked },
          )}
          note={
            inPage.length === 0 && needs && url === null ? `Choose a ${needs.toLowerCase()} and apply it first.` : null
          }
        />
      )}
      {/* Without JavaScript the form never opens and fetches no records; the address repeats `key` for each value. */}
      {!isWords && !isOpen && url && (
        <input
          data-slot="input"
          className={inputVariants({ size: 'sm' })}
          name={key}
          aria-label={`ID of a ${label.toLowerCase()}`}
          placeholder="ID"
        />
      )}
      {isWords && isOpen && (
        <input
          data-slot="input"
          className={inputVariants({ size: 'sm', className: 'mt-1' })}
          name={otherKey(key)}
          maxLength={40}
          aria-label={`Other ${label.toLowerCase()}`}
          placeholder={`Other ${label.toLowerCase()}`}
        />
      )}
    </details>
  );
}
