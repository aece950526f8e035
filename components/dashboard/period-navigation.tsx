'use client';

import { type ComponentProps, useEffect, useRef } from 'react';
import { clearReports, reportRange } from '@/components/fields/report-range';
import { useNavigate, usePending } from '@/components/navigation/navigation';

const CUSTOM = 'custom';
const AT_ONCE = ['period', 'interval'];

type Props = Omit<ComponentProps<'form'>, 'action'> & {
  action: string;
  shown: Readonly<Record<string, string>>;
};

/** Another choice in a select box applies at once; dates apply when the form is submitted. */
export function PeriodNavigation({ action, shown, ...props }: Props) {
  const { push } = useNavigate();
  const isPending = usePending() !== null;
  const form = useRef<HTMLFormElement>(null);
  // Another key remounts the fields, because browsers restore old values on Back.
  const state = new URLSearchParams(shown).toString();
  useEffect(() => {
    for (const [name, value] of new URLSearchParams(state)) {
      const field = form.current?.elements.namedItem(name);
      if (field && 'value' in field) field.value = value;
    }
  }, [state]);
  const go = () => {
    if (!form.current) return;
    const fields = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    const { from = '', to = '', interval = '', ...choice }: Record<string, string> = Object.fromEntries(fields);
    const query = new URLSearchParams({
      ...choice,
      ...(isOffered(form.current, interval) && { interval }),
      ...(choice.period === CUSTOM && { from, to }),
    });
    push(`${action}?${query}`, { scroll: false });
  };
  return (
    <form
      ref={form}
      action={action}
      autoComplete="off"
      aria-busy={isPending}
      onSubmit={(event) => {
        event.preventDefault();
        if (reportRange(event.currentTarget, 'from', 'to')) go();
      }}
      onInput={({ currentTarget }) => clearReports(currentTarget)}
      onChange={({ target }) => {
        if (isField(target) && AT_ONCE.includes(target.name) && target.value !== CUSTOM) go();
      }}
      {...props}
    />
  );
}

/** Not every period can be shown by every interval. */
function isOffered(form: HTMLFormElement, interval: string): boolean {
  const period = form.elements.namedItem('period');
  if (!(period instanceof HTMLSelectElement)) return false;
  const { intervals = '' } = period.selectedOptions[0]?.dataset ?? {};
  return intervals.split(' ').includes(interval);
}

const isField = (node: unknown): node is HTMLInputElement | HTMLSelectElement =>
  node instanceof HTMLInputElement || node instanceof HTMLSelectElement;
