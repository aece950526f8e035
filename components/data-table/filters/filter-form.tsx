'use client';

import { type FormEvent, useState } from 'react';
import { useListNavigation } from '@/components/data-table/navigation/list-navigation';
import { buttonVariants } from '@/components/ui/button-variants';
import { inputVariants } from '@/components/ui/input-variants';
import { popoverVariants } from '@/components/ui/popover-variants';
import { type Choices, withEveryChoice } from '@/lib/list/chips';
import { type ListState, listHref } from '@/lib/list/list-state';
import { type Aids, loadAids } from './aids';
import { AnyOf } from './faceted-filter';
import { HiddenState } from './hidden-state';

export type FormField =
  | { kind: 'any-of'; label: string; key: string; choices: Choices; words: boolean; needs: string | undefined }
  | { kind: 'numbers' | 'dates'; label: string; low: string; high: string };

type Props = { id: string; pathname: string; state: ListState; timeZone: string; fields: readonly FormField[] };

/** The form with every filter of the list. Applying them leads to the first page. */
export function FilterForm({ id, pathname, state, timeZone, fields }: Props) {
  const { navigate, prefetch } = useListNavigation();
  const [aids, setAids] = useState<Aids | null>();
  const [isOpen, setOpen] = useState(false);
  const complete = withEveryChoice(listHref(pathname, state));
  const close = () => document.getElementById(id)?.hidePopover();

  const hrefOf = (form: HTMLFormElement) =>
    listHref(pathname, state, { filters: valuesOf(new FormData(form), fields, aids) });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    navigate(hrefOf(event.currentTarget));
    close();
  };
  const clear = () => {
    close();
    navigate(listHref(pathname, state, { filters: {} }));
  };

  return (
    <form
      id={id}
      popover="auto"
      action={pathname}
      aria-label="Filters"
      data-slot="popover-content"
      className={popoverVariants({
        align: 'end',
        className:
          'inset-y-1.5 max-h-[min(85dvh,48rem)] w-80 overflow-y-auto max-sm:inset-x-2 max-sm:top-auto max-sm:bottom-2 max-sm:w-auto max-sm:max-w-none max-sm:[position-area:none]',
      })}
      onSubmit={submit}
      onBeforeToggle={({ newState }) => {
        setOpen(newState === 'open');
        // Without them the form works as it does without scripting.
        if (!aids) loadAids().then(setAids, () => setAids(null));
      }}
    >
      <HiddenState state={state} except="filters" />
      <div className="flex flex-col gap-3 p-4">
        {fields.map((field) =>
          field.kind === 'any-of' ? (
            <AnyOf
              key={field.key}
              label={field.label}
              name={field.key}
              choices={field.choices}
              words={field.words}
              aids={aids}
              isOpen={isOpen}
              needs={field.needs}
              value={state.filters[field.key]}
              complete={complete}
            />
          ) : (
            <Range
              key={field.low}
              field={field}
              state={state}
              zone={field.kind === 'dates' ? timeZone : null}
              aids={aids}
            />
          ),
        )}
      </div>
      <div className="sticky bottom-0 flex justify-end gap-2 border-t border-border bg-inherit p-3">
        <button
          type="button"
          onClick={clear}
          className={buttonVariants({ variant: 'ghost', size: 'sm', className: 'noscript:hidden' })}
        >
          Clear
        </button>
        <button
          type="submit"
          className={buttonVariants({ size: 'sm' })}
          onPointerDown={({ currentTarget: { form } }) => form && prefetch(hrefOf(form))}
        >
          Apply
        </button>
      </div>
    </form>
  );
}

type RangeProps = {
  field: Extract<FormField, { low: string }>;
  state: ListState;
  zone: string | null;
  aids: Aids | null | undefined;
};

function Range({ field, state, zone, aids }: RangeProps) {
  const type = field.kind === 'dates' ? 'date' : 'number';
  return (
    <fieldset>
      <legend className="pb-1 text-sm font-medium">
        {field.label}
        {zone && <span className="font-normal text-muted-foreground"> ({zone})</span>}
      </legend>
      <div className="flex items-center gap-2">
        {([field.low, field.high] as const).map((key, index) => (
          <input
            key={key}
            data-slot="input"
            className={inputVariants({ size: 'sm' })}
            type={type}
            placeholder={field.kind === 'numbers' ? ['From', 'To'][index] : undefined}
            step={type === 'number' ? 'any' : undefined}
            name={key}
            aria-label={`${field.label} ${index === 0 ? 'from' : 'to'}`}
            defaultValue={type === 'date' ? state.filters[key]?.slice(0, 10) : state.filters[key]}
          />
        ))}
      </div>
      {zone && aids && <aids.DatePresets label={field.label} timeZone={zone} />}
    </fieldset>
  );
}

function valuesOf(data: FormData, fields: readonly FormField[], aids: Aids | null | undefined): Record<string, string> {
  const keys = fields.flatMap((field) => (field.kind === 'any-of' ? [field.key] : [field.low, field.high]));
  const values = keys.map((key) => {
    const chosen = [...data.getAll(key).map(String), aids?.otherValueIn(data, key)].filter(Boolean);
    return [key, [...new Set(chosen)].join(',')] as const;
  });
  return Object.fromEntries(values.filter(([, value]) => value !== ''));
}
