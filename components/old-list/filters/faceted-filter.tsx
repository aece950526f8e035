import { type ReactNode, useState } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import { Checkbox } from '@/components/ui/checkbox';
import { inputVariants } from '@/components/ui/input-variants';
import { formatCount } from '@/lib/format/number';
import { unnamed } from '@/lib/format/unnamed';
import {
  type Choices,
  EVERY_CHOICE,
  findKey,
  inShort,
  namedChoices,
  type Offer,
  partWords,
} from '@/lib/list/address/chips';
import { type Option, wordOption } from '@/lib/list/address/filters';
import { ChoiceFinder } from './choice-finder';
import { OtherValue } from './other-value';

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
  /** Whether the form is open: only then are choices fetched. Undefined: the page has them. */
  isOpen: boolean | undefined;
};

/** Fewer choices of words than these are in sight at once. */
const FEW = 8;

/** Checkboxes of one filter's values. Chosen values stand first, even unknown ones. */
export function AnyOf({ label, name, choices, words, needs, value, isOpen }: Props) {
  const offer = choices && 'all' in choices ? choices : null;
  const first = value?.split(',') ?? [];
  const [chosen, setChosen] = useState<readonly string[]>(first);
  // Their names: what was found by typing is not among the choices later.
  const [seen, setSeen] = useState<readonly Option[]>([]);
  const named = namedChoices(choices);
  const optionOf = (one: string, known: readonly Option[] = []) =>
    [...known, ...seen, ...named].find((option) => option.value === one) ??
    (words ? wordOption(one) : { value: one, label: unnamed(one) });
  const unread = (known: readonly Option[]) =>
    choices === null ? 'The choices could not be loaded.' : known.find(({ value }) => !value)?.label;

  const draw = (known: readonly Option[], note?: ReactNode) => {
    const others = chosen.filter((one) => !first.includes(one) && !known.some((option) => option.value === one));
    const standing = [...first, ...others];
    const options = [
      ...standing.map((one) => optionOf(one, known)),
      ...known.filter((option) => option.value && !standing.includes(option.value)),
    ];
    return (
      <fieldset className="max-h-60 overflow-y-auto py-1">
        <legend className="sr-only">{label}</legend>
        {options.length === 0 && !offer && needs && (
          <p className="text-xs text-muted-foreground">{`Apply a ${needs.toLowerCase()} first.`}</p>
        )}
        {unread(known) && (
          <p data-slot="unread" className="text-xs text-warning">
            {unread(known)}
          </p>
        )}
        {note}
        {options.map((option) => (
          <label key={option.value} className="flex min-h-7 items-center gap-2 text-sm coarse:min-h-11">
            <Checkbox
              name={name}
              value={option.value}
              defaultChecked={chosen.includes(option.value)}
              onChange={({ target }) => {
                setSeen([...seen, option]);
                const rest = chosen.filter((one) => one !== option.value);
                setChosen(target.checked ? [...rest, option.value] : rest);
              }}
            />
            <span className="min-w-0 grow wrap-anywhere">{option.label}</span>
            {option.count !== undefined && (
              <span className="text-xs text-muted-foreground">{formatCount(option.count)}</span>
            )}
          </label>
        ))}
      </fieldset>
    );
  };

  return (
    <details open={words ? offer !== null || named.length <= FEW : offer === null && named.length <= 5}>
      <summary className="flex h-8 items-center gap-2 rounded-sm text-sm after:icon-chevron-down after:text-muted-foreground coarse:h-11 [&::-webkit-details-marker]:hidden">
        <span className="shrink-0 font-medium">{label}</span>
        <span className="min-w-0 grow truncate text-right text-xs text-muted-foreground">
          {inShort(chosen.map((one) => optionOf(one).label)) || 'Any'}
        </span>
      </summary>
      {isOpen ? (
        <ChoiceFinder label={label} url={offer?.all ?? null} given={named}>
          {(options) => draw(options)}
        </ChoiceFinder>
      ) : (
        draw(
          offer?.inPage?.choices ?? named,
          offer?.inPage && <ChoicesInPage answer={offer.inPage} name={name} label={label} />,
        )
      )}
      {words && isOpen && <OtherValue label={label} name={name} />}
    </details>
  );
}

type ChoicesInPageProps = { answer: NonNullable<Offer['inPage']>; name: string; label: string };

/** What stands above choices that are in the page: how many are left out, and a field that finds others. */
function ChoicesInPage({ answer: { more, found }, name, label }: ChoicesInPageProps) {
  if (!more && found === '') return null;
  return (
    <div className="flex flex-col gap-1">
      {more && <p className="text-xs text-muted-foreground">{partWords(more)}</p>}
      <div className="flex gap-2">
        <input
          data-slot="input"
          className={inputVariants({ size: 'sm' })}
          type="search"
          name={findKey(name)}
          defaultValue={found}
          maxLength={200}
          aria-label={`Find in ${label.toLowerCase()}`}
          placeholder="Three letters or more"
        />
        <button
          type="submit"
          name={EVERY_CHOICE.key}
          value={EVERY_CHOICE.value}
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        >
          Find
        </button>
      </div>
    </div>
  );
}
