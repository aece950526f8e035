import { formatInteger } from '@/lib/format/signed';
import type { Cell } from './card-rows';
import type { Figure } from './card-sheet';

export function figureCell(figure: Figure | null, { sum, isOut }: { sum?: string; isOut?: boolean } = {}): Cell {
  const { value = null, fault = null } = figure ?? {};
  if (!fault && !isOut) return value === null || value >= 0 ? value : formatInteger(value);
  return (
    <td
      data-sum={sum}
      data-out={isOut || undefined}
      data-missing={value === null || undefined}
      data-severity={fault ? 'wrong' : undefined}
      title={fault?.words}
    >
      <span>{value === null ? '-' : formatInteger(value)}</span>
      {fault && (
        <>
          <span aria-hidden>{` ≠ ${formatInteger(fault.recomputed)}`}</span>
          <span className="sr-only">{`, does not match the scores: ${fault.words}`}</span>
        </>
      )}
    </td>
  );
}
