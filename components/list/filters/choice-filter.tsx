import { type FormEvent, type Ref, useState } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import { inputVariants } from '@/components/ui/input-variants';
import { formatCount } from '@/lib/format/number';
import { unnamed } from '@/lib/format/unnamed';
import { type Option, wordOption } from '@/lib/list/url/filters';
import { parseAnyOf } from '@/lib/list/url/parse-value';
import { orderChoices } from './choice-order';
import { type AnyOfField, choicesInPage } from './filter-fields';
import { typedWords } from './filter-values';
import { OptionList } from './option-list';
import { useChoices } from './use-choices';

type Props = {
  ref: Ref<HTMLInputElement>;
  field: AnyOfField;
  values: readonly string[];
  /** The filter on which the choices depend, and its value. */
  needed: { label: string; value: string | undefined } | undefined;
  onNeeded: () => void;
  /** @returns false if the browser is offline */
  onChange: (values: readonly string[]) => boolean;
};

export function ChoiceFilter({ ref, field, values, needed, onNeeded, onChange }: Props) {
  const { label, isWords } = field;
  const inPage = choicesInPage(field);
  const optionOf = (value: string): Option =>
    inPage.find((one) => one.value === value) ?? (isWords ? wordOption(value) : { value, label: unnamed(value) });
  const [initial] = useState(() => values.map(optionOf));
  const [known, setKnown] = useState<readonly Option[]>(initial);
  const [typed, setTyped] = useState('');
  const { choices, note, error, retry } = useChoices(field, needed?.value, typed);

  const checked = values.map((value) => known.find((one) => one.value === value) ?? optionOf(value));
  const rowOf = ({ value, label: name, count }: Option) => ({
    ...{ value, label: name, isChecked: values.includes(value) },
    note: count === undefined ? undefined : formatCount(count),
  });
  const toggle = (option: Option) => {
    const rest = values.filter((value) => value !== option.value);
    setKnown([...known, { value: option.value, label: option.label }]);
    onChange(rest.length < values.length ? rest : [...values, option.value]);
  };
  const isWaiting = needed !== undefined && needed.value === undefined;
  const unread = choices.find(({ value }) => value === '')?.label;

  return (
    <>
      <OptionList
        ref={ref}
        label={label}
        find={`Find in ${label.toLowerCase()}`}
        placeholder="Type to find"
        typed={typed}
        onType={setTyped}
        options={orderChoices(choices, { initial, checked, typed })
          .filter(({ value }) => value !== '')
          .map(rowOf)}
        onChoose={toggle}
      >
        <p role="status" className="px-3 text-xs text-muted-foreground not-empty:py-1">
          {isWaiting ? '' : note}
        </p>
        {isWaiting && (
          <button
            type="button"
            onClick={onNeeded}
            className={buttonVariants({ variant: 'outline', size: 'sm', className: 'm-2' })}
          >
            {`Choose a ${needed.label.toLowerCase()} first`}
          </button>
        )}
        {error && (
          <p role="alert" className="flex flex-wrap items-center gap-2 px-3 py-1 text-xs text-warning">
            <span>{`Could not load the choices: ${error.message}`}</span>
            <button type="button" onClick={retry} className={buttonVariants({ variant: 'outline', size: 'xs' })}>
              Retry
            </button>
          </p>
        )}
        {unread && (
          <p data-slot="unread" className="px-3 py-1 text-xs text-warning">
            {unread}
          </p>
        )}
      </OptionList>
      {isWords && (
        <OtherValue label={label} onAdd={(added) => onChange([...new Set([...values, ...added.split(',')])])} />
      )}
    </>
  );
}

type OtherProps = { label: string; onAdd: (values: string) => boolean };

/** Adds a value that is not among the choices. */
function OtherValue({ label, onAdd }: OtherProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const input = form.elements.namedItem('other');
    if (!(input instanceof HTMLInputElement)) return;
    const { value, fault } = parseAnyOf(typedWords(input.value));
    input.setCustomValidity(fault === undefined ? '' : `“${input.value}” ${fault}.`);
    if (input.reportValidity() && value && onAdd(value)) form.reset();
  };
  return (
    <details className="shrink-0 border-t px-3 text-sm">
      <summary className="flex h-9 items-center rounded-sm text-muted-foreground coarse:h-11">Another value …</summary>
      <form onSubmit={submit} autoComplete="off" className="flex gap-2 pb-3">
        <input
          name="other"
          aria-label={`Another value of ${label.toLowerCase()}`}
          maxLength={40}
          onInput={({ currentTarget }) => currentTarget.setCustomValidity('')}
          data-slot="input"
          className={inputVariants({ size: 'sm' })}
        />
        <button type="submit" className={buttonVariants({ variant: 'outline', size: 'sm' })}>
          Add
        </button>
      </form>
    </details>
  );
}
