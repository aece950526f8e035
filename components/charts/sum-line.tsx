import { Fragment } from 'react';
import { formatCount } from '@/lib/format/number';
import { excessLabel, type Sum } from '@/lib/stats/sum';
import { CountLink } from './count-link';
import { Note } from './links';

/** `2,048 = 2,011 by country + 37 with none`, each part a link to its rows; parts that exceed the total say so. */
export function SumLine({ sum, label }: { sum: Sum; label?: string }) {
  if (sum.parts.length === 0) return null;
  return (
    <Note>
      {label && `${label}: `}
      <SumWords sum={sum} />
    </Note>
  );
}

/** The words of a sum without a line of their own, as for a table. */
export function SumWords({ sum }: { sum: Sum }) {
  const { total, parts, excess } = sum;
  return (
    <>
      {excess === 0 && `${formatCount(total)} = `}
      {parts.map((part, index) => (
        <Fragment key={part.words}>
          {index > 0 && ' '}
          <span>
            {index > 0 && '+ '}
            <CountLink {...part} />
          </span>
        </Fragment>
      ))}
      {excess > 0 && <strong className="font-medium text-warning"> make {excessLabel(sum)}</strong>}
    </>
  );
}
