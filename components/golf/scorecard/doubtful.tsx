import type { ReactNode } from 'react';

export function Doubtful({ words, children }: { words: string | null; children: ReactNode }) {
  if (words === null) return children;
  return (
    <span
      title={words}
      className="inline-flex items-center gap-1 rounded-sm bg-destructive-muted px-1.5 py-0.5 font-semibold whitespace-nowrap text-destructive"
    >
      <span aria-hidden className="icon-triangle-alert small-icon" />
      <span>{children}</span>
      <span className="sr-only">{`, does not match the scores: ${words}`}</span>
    </span>
  );
}
