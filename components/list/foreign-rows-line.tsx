import { type ForeignRows, leftOut } from '@/lib/contract/page';
import { foreignRowsWords } from '@/lib/list/rows/foreign-rows';

/** Says how many rows came that are not, or not known to be, of the record whose list it is. */
export function ForeignRowsLine({ foreignRows }: { foreignRows: ForeignRows | undefined }) {
  if (!foreignRows) return null;
  const unknown = leftOut(foreignRows) > 0 ? ` How many rows this ${foreignRows.of} has is not known.` : '';
  return (
    <p data-slot="foreign-rows" className="flex items-center gap-2 px-6 pb-3 text-sm text-warning max-sm:px-4">
      <span aria-hidden className="icon-triangle-alert shrink-0" />
      <span>{`${foreignRowsWords(foreignRows).join('. ')}.${unknown}`}</span>
    </p>
  );
}
