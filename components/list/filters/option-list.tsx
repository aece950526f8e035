import { Check } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { isOfInputMethod } from '@/components/ui/is-of-input-method';
import { nextIndex } from '@/components/ui/next-index';
import { optionId } from '@/components/ui/option-id';

type Row = {
  value: string;
  label: string;
  note: string | undefined;
  /** Set only if several options can be chosen. */
  isChecked?: boolean;
};

type Props = {
  ref: Ref<HTMLInputElement>;
  label: string;
  /** The name of the text field. */
  find: string;
  placeholder: string;
  typed: string;
  onType: (typed: string) => void;
  options: readonly Row[];
  onChoose: (row: Row) => void;
  /** Shown between the text field and the options. */
  children?: ReactNode;
};

/** A combobox as in the ARIA Authoring Practices: the focus stays in the text field, which names the active option. */
export function OptionList({ ref, label, find, placeholder, typed, onType, options, onChoose, children }: Props) {
  const id = useId();
  const [picked, setPicked] = useState<string | null>(null);
  const active = options.find(({ value }) => value === picked) ?? options[0];
  const activeElement = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another option is active
  useEffect(() => {
    activeElement.current?.scrollIntoView({ block: 'nearest' });
  }, [picked]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isOfInputMethod(event.nativeEvent) || !active) return;
    const next = nextIndex(event.key, options.indexOf(active), options.length);
    if (next === null && event.key !== 'Enter') return;
    event.preventDefault();
    if (next === null) onChoose(active);
    else setPicked(options[next]?.value ?? null);
  };
  return (
    <>
      <div className="flex h-10 shrink-0 items-center gap-2 border-b px-3 before:icon-search before:text-muted-foreground">
        <input
          ref={ref}
          role="combobox"
          aria-label={find}
          aria-autocomplete="list"
          aria-expanded
          aria-controls={id}
          aria-activedescendant={active && optionId(id, active)}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          maxLength={200}
          value={typed}
          onChange={({ target }) => {
            onType(target.value);
            setPicked(null);
          }}
          onKeyDown={onKeyDown}
          className="h-full w-full bg-transparent text-sm outline-none"
        />
      </div>
      {children}
      <div
        role="listbox"
        id={id}
        aria-label={label}
        aria-multiselectable={options[0]?.isChecked !== undefined || undefined}
        className="min-h-0 overflow-y-auto p-1 empty:hidden"
      >
        {options.map((row) => (
          <button
            key={row.value}
            ref={row === active ? activeElement : undefined}
            type="button"
            role="option"
            id={optionId(id, row)}
            data-value={row.value}
            aria-selected={row === active}
            aria-checked={row.isChecked}
            tabIndex={-1}
            onPointerMove={() => setPicked(row.value)}
            // Keeps the focus in the text field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(row)}
            className="group flex min-h-8 w-full cursor-default items-center gap-2.5 rounded-md px-2.5 py-1 text-left text-sm outline-none aria-selected:bg-accent coarse:min-h-11"
          >
            {row.isChecked !== undefined && (
              <span className="grid size-4 shrink-0 place-items-center rounded-sm border border-input group-aria-checked:border-primary group-aria-checked:bg-primary group-aria-checked:text-primary-foreground">
                <Check aria-hidden className="size-3! stroke-3 not-group-aria-checked:hidden" />
              </span>
            )}
            <bdi className="min-w-0 grow wrap-anywhere">{row.label}</bdi>{' '}
            {row.note && <span className="max-w-1/2 truncate text-xs text-muted-foreground">{row.note}</span>}
          </button>
        ))}
      </div>
    </>
  );
}
