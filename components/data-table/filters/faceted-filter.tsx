import { cx } from 'class-variance-authority';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { formatCount } from '@/lib/format/number';
import { type Choices, inShort, namedChoices } from '@/lib/list/chips';
import { type Option, wordOption } from '@/lib/list/filters';

type Aids = Pick<typeof import('./filter-aids'), 'TypeAhead' | 'OtherValue' | 'EveryChoice'>;

type Props = {
  label: string;
  name: string;
  choices: Choices;
  /** Whether the values are words of an enumeration, which others may join. */
  words: boolean;
  /** The label of the filter that must be set before there are choices. */
  needs: string | undefined;
  /** The chosen values in the address, comma-separated. */
  value: string | undefined;
  /** Come when the form opens, null when that failed. Choices that did not come with the page are fetched then. */
  aids: Aids | null | undefined;
  /** The address of the list with every choice in its page, for use without scripting. */
  complete: string;
};

/** More choices than these can be narrowed by typing. */
const MANY = 8;

/** Checkboxes of one filter's values. Chosen values stand first, even unknown ones. */
export function AnyOf({ label, name, choices, words, needs, value, aids, complete }: Props) {
  const offer = choices && 'all' in choices ? choices : null;
  const [every, setEvery] = useState<{ url: string; options: readonly Option[] }>();
  const isComplete = offer !== null && every?.url === offer.all;
  const first = value?.split(',') ?? [];
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(first));
  const named = namedChoices(choices);
  const known = isComplete ? every.options : named;
  const optionOf = (one: string) =>
    [...known, ...named].find((option) => option.value === one) ??
    (words ? wordOption(one) : { value: one, label: one });
  const options = [...first.map(optionOf), ...known.filter(({ value }) => value && !first.includes(value))];
  const unread = choices === null ? 'The choices could not be loaded.' : known.find(({ value }) => !value)?.label;
  return (
    <details open={words ? options.length <= MANY : offer === null && options.length <= 5}>
      <summary className="flex h-8 items-center gap-2 rounded-sm text-sm coarse:h-11 [&::-webkit-details-marker]:hidden">
        <span className="shrink-0 font-medium">{label}</span>
        <span className="min-w-0 grow truncate text-right text-xs text-muted-foreground">
          {inShort([...chosen].map((one) => optionOf(one).label)) || 'Any'}
        </span>
        <ChevronDown aria-hidden className="shrink-0 text-muted-foreground" />
      </summary>
      {aids && options.length > MANY && <aids.TypeAhead label={label} />}
      <fieldset
        className="max-h-60 overflow-y-auto py-1"
        onChange={({ target }) => {
          if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return;
          const next = new Set(chosen);
          if (target.checked) next.add(target.value);
          else next.delete(target.value);
          setChosen(next);
        }}
      >
        <legend className="sr-only">{label}</legend>
        {options.length === 0 && !offer && needs && (
          <p className="text-xs text-muted-foreground">{`Apply a ${needs.toLowerCase()} first.`}</p>
        )}
        {unread && (
          <p data-slot="unread" className="text-xs text-warning">
            {unread}
          </p>
        )}
        {options.map((option) => (
          <label key={option.value} className="flex min-h-7 items-center gap-2 text-sm coarse:min-h-11">
            <Checkbox name={name} value={option.value} defaultChecked={first.includes(option.value)} />
            <span className="grow">{option.label}</span>
            {option.count !== undefined && (
              <span className="text-xs text-muted-foreground tabular-nums">{formatCount(option.count)}</span>
            )}
          </label>
        ))}
        {offer && !isComplete && aids && <aids.EveryChoice url={offer.all} onChoices={setEvery} />}
        {offer && !isComplete && !aids && (
          <>
            {aids === undefined && (
              <p role="status" className="py-1 text-xs text-muted-foreground noscript:hidden">
                Loading...
              </p>
            )}
            <a
              href={complete}
              className={cx('text-sm text-primary underline', aids === undefined && 'scripted:hidden')}
            >
              Show the choices
            </a>
          </>
        )}
      </fieldset>
      {words && aids && <aids.OtherValue label={label} name={name} />}
    </details>
  );
}
