import { TriangleAlert } from 'lucide-react';
import { leftOut, type Page } from '@/lib/contract/page';
import type { Result } from '@/lib/contract/result';
import { othersWords } from '@/lib/list/others';

/** Says over the table how many rows came that are not, or not known to be, of its group or event. */
export function OthersLine({ answer }: { answer: Result<Page<unknown>> }) {
  const others = answer.ok ? answer.value.others : undefined;
  if (!others) return null;
  const unknown = leftOut(others) > 0 ? ` How many rows this ${others.of} has is not known.` : '';
  return (
    <p data-slot="others" className="flex items-center gap-2 px-6 pb-3 text-sm text-warning max-sm:px-4">
      <TriangleAlert aria-hidden className="shrink-0" />
      {`${othersWords(others).join('. ')}.${unknown}`}
    </p>
  );
}
