import { cx } from 'class-variance-authority';

export type Severity = 'wrong' | 'odd';

type Props = {
  number: number;
  severity: Severity;
  /** Text for screen readers and the tooltip. */
  words?: string;
};

export function FaultNumber({ number, severity, words }: Props) {
  return (
    <span
      title={words}
      className={cx(
        'grid size-5 flex-none place-items-center rounded-sm text-xs font-semibold',
        severity === 'wrong' ? 'bg-destructive-muted text-destructive' : 'bg-warning-muted text-warning',
      )}
    >
      {words && <span className="sr-only">Warning </span>}
      {number}
      {words && <span className="sr-only">: {words} </span>}
    </span>
  );
}
