import { cx } from 'class-variance-authority';

export function BoardNote({ words, className }: { words: readonly string[]; className?: string }) {
  if (words.length === 0) return null;
  return (
    <p
      className={cx('px-6 pb-3 print:pt-0 print:pb-1 text-sm text-pretty text-muted-foreground max-sm:px-4', className)}
    >
      {words.join(' ')}
    </p>
  );
}
