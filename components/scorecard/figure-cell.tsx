import { cn } from '@/components/ui/cn';
import { formatWhole } from '@/lib/format/signed';
import type { Figure } from './card-sheet';

type Props = { figure: Figure | null; sum?: string; className?: string };

/** A figure of a card; when its parts give another value, both are shown. */
export function FigureCell({ figure, sum, className }: Props) {
  const { value = null, fault = null } = figure ?? {};
  return (
    <td
      data-sum={sum}
      data-severity={fault ? 'wrong' : undefined}
      title={fault?.words}
      className={cn(value === null && 'text-muted-foreground', className)}
    >
      {value === null ? '-' : formatWhole(value)}
      {fault && (
        <>
          <span aria-hidden> ≠ {formatWhole(fault.recomputed)}</span>
          <span className="sr-only">{`, does not add up: ${fault.words}`}</span>
        </>
      )}
    </td>
  );
}
