import { leftOut, type Page } from '@/lib/contract/page';
import type { Result } from '@/lib/contract/result';
import { foreignRowsWords } from '@/lib/list/rows/foreign-rows';

/** Says over the table how many rows came that are not, or not known to be, of its group or event. */
export function ForeignRowsLine({ answer }: { answer: Result<Page<unknown>> }) {
  const foreignRows = answer.ok ? answer.value.foreignRows : undefined;
  if (!foreignRows) return null;
  const unknown = leftOut(foreignRows) > 0 ? ` How many rows this ${foreignRows.of} has is not known.` : '';
  return (
    <p data-slot="foreign-rows" className="flex items-center gap-2 px-6 pb-3 text-sm text-warning max-sm:px-4">
      <span aria-hidden className="icon-triangle-alert shrink-0" />
      {`${foreignRowsWords(foreignRows).join('. ')}.${unknown}`}
    </p>
  );
}
