import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { FaultNumber, type Severity } from './fault-number';

type Fault = { number: number; severity: Severity; words: string; note: ReactNode };
type Props = {
  title: string;
  markedIn: string;
  faults: readonly Fault[];
  className?: string;
  children?: ReactNode;
};

export function FaultList({ title, markedIn, faults, className, children }: Props) {
  return (
    <aside aria-label={title} className={cx('flex-none px-6 py-4 max-sm:px-4 xl:w-75', className)}>
      <h2 className="text-lg font-semibold">{title}</h2>
      <p className="text-sm text-muted-foreground">{`Numbered in ${markedIn}.`}</p>
      <ol className="mt-3">
        {faults.map(({ number, severity, words, note }) => (
          <li key={number} className="flex gap-3 border-t py-2.5 text-sm">
            <FaultNumber number={number} severity={severity} />
            <span>
              <span className="font-medium">{words}</span>
              <span className="block text-muted-foreground">{note}</span>
            </span>
          </li>
        ))}
      </ol>
      {children}
    </aside>
  );
}
