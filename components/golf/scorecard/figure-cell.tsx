import { Unread } from '@/components/cells/readable';
import { formatWhole } from '@/lib/format/signed';
import type { Figure } from './card-sheet';

type Props = {
  figure: Figure | null;
  sum?: string;
  /** Whether it is among those that decide the result. */
  counts?: boolean;
};

/** A figure of a card; when its parts give another value, both are shown. */
export function FigureCell({ figure, sum, counts }: Props) {
  const { value = null, fault = null, unread = null } = figure ?? {};
  return (
    <td
      data-sum={sum}
      data-counts={counts || undefined}
      data-missing={(value === null && !unread) || undefined}
      data-severity={fault ? 'wrong' : undefined}
      title={fault?.words}
    >
      {unread ? <Unread fault={unread} /> : value === null ? '-' : formatWhole(value)}
      {fault && (
        <>
          <span aria-hidden> ≠ {formatWhole(fault.recomputed)}</span>
          <span className="sr-only">{`, does not add up: ${fault.words}`}</span>
        </>
      )}
    </td>
  );
}
