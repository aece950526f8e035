import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** A figure with a warning, and its reason, when it does not follow from the others. */
export function Doubtful({ words, children }: { words: string | null; children: ReactNode }) {
  if (words === null) return <span className="whitespace-nowrap">{children}</span>;
  return (
    <span data-severity="wrong" title={words} className="doubtful">
      <TriangleAlert aria-hidden className="size-3.5" />
      {children}
      <span className="sr-only">{`, does not add up: ${words}`}</span>
    </span>
  );
}
