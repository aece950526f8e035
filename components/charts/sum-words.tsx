import { Fragment } from 'react';
import { formatCount } from '@/lib/format/number';
import { excessLabel, type Sum } from '@/lib/stats/sum';
import { CountLink } from './count-link';

export function SumWords({ sum }: { sum: Sum }) {
  const { total, parts, excess } = sum;
  return (
    <>
      {excess === 0 && (
        <>
          <span>{`${formatCount(total)}:`}</span>{' '}
        </>
      )}
      {parts.map((part, index) => (
        <Fragment key={part.words}>
          {index > 0 && (
            <>
              <span>,</span>{' '}
            </>
          )}
          <CountLink {...part} />
        </Fragment>
      ))}
      {excess > 0 && (
        <>
          {' '}
          <strong className="font-medium text-warning">{`together ${excessLabel(sum)}`}</strong>
        </>
      )}
    </>
  );
}
