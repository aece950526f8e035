import type { Sum } from '@/lib/stats/sum';
import { Note } from './links';
import { SumWords } from './sum-words';

/**
 * Shows the parts of a total: `2,048: 2,011 by country, 37 with none`. A single part is shown only if it differs from
 * the total.
 */
export function SumLine({ sum, label }: { sum: Sum; label?: string }) {
  if (sum.parts.length < 2 && sum.excess === 0) return null;
  return (
    <Note>
      {label && (
        <>
          <span>{`${label}:`}</span>{' '}
        </>
      )}
      <SumWords sum={sum} />
    </Note>
  );
}
