'use client';

import { type ComponentProps, useEffect, useRef } from 'react';
import { useGo } from '@/components/lazy/use-go';

const CUSTOM = 'custom';

type Props = Omit<ComponentProps<'form'>, 'action'> & {
  action: string;
  /** What the page shows, by the names of the fields. */
  shown: Readonly<Record<string, string>>;
};

/** A form whose fields the server draws: applied on change, or on submit without scripting and for chosen days. */
export function PeriodNavigation({ action, shown, ...props }: Props) {
  const [{ push }, waiting] = useGo();
  const form = useRef<HTMLFormElement>(null);
  // The fields keep what was chosen: after Back they follow the page.
  const state = new URLSearchParams(shown).toString();
  useEffect(() => {
    const values = new URLSearchParams(state);
    for (const field of form.current?.elements ?? []) {
      if (!isField(field)) continue;
      const value = values.get(field.name);
      if (value === null) continue;
      if (isRadio(field)) field.checked = field.value === value;
      else field.value = value;
    }
  }, [state]);
  const go = () => {
    if (!form.current) return;
    const fields = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    const { from = '', to = '', ...choice }: Record<string, string> = Object.fromEntries(fields);
    const query = new URLSearchParams({ ...choice, ...(choice.period === CUSTOM && { from, to }) });
    push(`${action}?${query}`, { scroll: false });
  };
  return (
    <form
      ref={form}
      action={action}
      aria-busy={waiting}
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
      onChange={({ target }) => {
        if (isField(target) && target.value !== CUSTOM && (isRadio(target) || target.name === 'period')) go();
      }}
      {...props}
    />
  );
}

type FormField = HTMLInputElement | HTMLSelectElement;

const isField = (node: unknown): node is FormField =>
  node instanceof HTMLInputElement || node instanceof HTMLSelectElement;

const isRadio = (field: FormField): field is HTMLInputElement => field.type === 'radio';
