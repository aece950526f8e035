import { cx } from 'class-variance-authority';

type Props = {
  words: readonly string[];
  /** Says what links lead to, so it is not printed. */
  hints?: readonly string[];
  className?: string;
};

export function BoardNote({ words, hints = [], className }: Props) {
  if (words.length + hints.length === 0) return null;
  return (
    <p
      className={cx('px-6 pb-3 print:pt-0 print:pb-1 text-sm text-pretty text-muted-foreground max-sm:px-4', className)}
    >
      {hints.length > 0 && <span className="print:hidden">{`${hints.join(' ')} `}</span>}
      {words.join(' ')}
    </p>
  );
}
