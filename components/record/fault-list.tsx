import type { ReactNode } from 'react';

type Fault = { number: number; severity: 'wrong' | 'odd'; words: string; note: ReactNode };
type Props = {
  title: string;
  /** Where the screen marks the faults by number. */
  markedIn: string;
  faults: readonly Fault[];
  children?: ReactNode;
};

/** Faults in words, numbered as on the rest of the screen. */
export function FaultList({ title, markedIn, faults, children }: Props) {
  return (
    <aside aria-label="Faults" className="fault-list">
      <h2 className="text-lg font-semibold">{title}</h2>
      <p className="text-sm text-muted-foreground">{`Marked in ${markedIn} by number.`}</p>
      <ol>
        {faults.map(({ number, severity, words, note }) => (
          <li key={number} data-severity={severity}>
            <span className="fault-number">{number}</span>
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
