'use client';

import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { type ReactNode, useState, useTransition } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';

type Option = { value: string; label: string };

type Choice = {
  period: string;
  interval: string;
  /** The days of a custom range. */
  from: string;
  to: string;
};

type Props = Choice & {
  pathname: string;
  periods: readonly Option[];
  intervals: readonly Option[];
  /** Other keys of the address, sent along unchanged. */
  kept: Readonly<Record<string, string>>;
  earlier: string | null;
  later: string | null;
};

/** The period of the trends, kept in the address: applied on change, or on submit without scripting. */
export function PeriodForm({ pathname, periods, intervals, kept, earlier, later, ...shown }: Props) {
  const router = useRouter();
  const [waiting, startTransition] = useTransition();
  const [chosen, setChosen] = useChoice(shown);
  const go = (choice: Choice) => {
    setChosen(choice);
    const { period, interval, from, to } = choice;
    const query = new URLSearchParams({ ...kept, period, interval, ...(period === CUSTOM && { from, to }) });
    startTransition(() => router.push(`${pathname}?${query}`, { scroll: false }));
  };
  return (
    <form
      action={pathname}
      className="period-form"
      aria-label="Period"
      aria-busy={waiting}
      onSubmit={(event) => {
        event.preventDefault();
        go(chosen);
      }}
    >
      {Object.entries(kept).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <Select
        name="period"
        label="Period"
        value={chosen.period}
        options={periods}
        onChange={(period) => (period === CUSTOM ? setChosen : go)({ ...chosen, period })}
      />
      <span className="period-range" data-shown={chosen.period === CUSTOM || undefined}>
        <Day name="from" label="From" value={chosen.from} onChange={(from) => setChosen({ ...chosen, from })} />
        <span aria-hidden>to</span>
        <Day name="to" label="To" value={chosen.to} onChange={(to) => setChosen({ ...chosen, to })} />
        <button type="submit" className={buttonVariants({ variant: 'outline', size: 'sm' })}>
          Show
        </button>
      </span>
      <Select
        name="interval"
        label="Interval"
        value={chosen.interval}
        options={intervals}
        onChange={(interval) => go({ ...chosen, interval })}
      />
      <span className="inline-flex">
        <Step href={earlier} label="Earlier">
          <ChevronLeft aria-hidden className="size-4" />
        </Step>
        <Step href={later} label="Later">
          <ChevronRight aria-hidden className="size-4" />
        </Step>
      </span>
    </form>
  );
}

/** The choice in the form: reset whenever the page shows another period, as after Back. */
function useChoice({ period, interval, from, to }: Choice): [Choice, (choice: Choice) => void] {
  const shown = { period, interval, from, to };
  const [state, setState] = useState({ shown, chosen: shown });
  if (Object.values(shown).join() === Object.values(state.shown).join()) {
    return [state.chosen, (chosen) => setState({ shown, chosen })];
  }
  setState({ shown, chosen: shown });
  return [shown, (chosen) => setState({ shown, chosen })];
}

const CUSTOM = 'custom';

type SelectProps = {
  name: string;
  label: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
};

function Select({ name, label, value, options, onChange }: SelectProps) {
  return (
    <span className="relative inline-flex">
      <select
        name={name}
        aria-label={label}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        className="select text-sm"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-2 size-4 -translate-y-1/2 text-muted-foreground"
      />
    </span>
  );
}

type DayProps = { name: string; label: string; value: string; onChange: (value: string) => void };

function Day({ name, label, value, onChange }: DayProps) {
  return (
    <input
      type="date"
      name={name}
      aria-label={label}
      required
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      className="field"
    />
  );
}

function Step({ href, label, children }: { href: string | null; label: string; children: ReactNode }) {
  const look = {
    className: buttonVariants({ variant: 'ghost', size: 'icon-sm' }),
    'aria-label': label,
    'data-tip': label,
  };
  if (href === null) {
    return (
      <a role="link" aria-disabled="true" {...look}>
        {children}
      </a>
    );
  }
  return (
    <Link href={href} prefetch={false} scroll={false} {...look}>
      {children}
    </Link>
  );
}
