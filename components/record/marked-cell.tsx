import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

type Mark = { number: number; severity: 'wrong' | 'odd'; words: string };
type Props = { mark?: Mark | undefined; colSpan?: number; start?: boolean; className?: string; children: ReactNode };

/** A cell of figures; a fault tints it and adds its number and its words. */
export function MarkedCell({ mark, colSpan, start, className, children }: Props) {
  return (
    <td
      colSpan={colSpan}
      data-start={start || undefined}
      data-severity={mark?.severity}
      title={mark?.words}
      className={cn(className)}
    >
      {mark && (
        <span className="absolute top-0.5 left-1 text-[length:calc(var(--text-xs)*5/6)] leading-none">
          <span className="sr-only">Fault </span>
          {mark.number}
          <span className="sr-only">: {mark.words} </span>
        </span>
      )}
      {children}
    </td>
  );
}
