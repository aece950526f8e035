import { EmptyPart } from '@/components/feedback/empty-part';
import { ratedFor } from '@/components/golf/rated-for';
import { drawn, readable } from '@/components/old-cells/readable';
import { BrokenParts } from '@/components/old-record/broken-parts';
import type { RatedTee } from '@/lib/contract/courses';
import { type Row, soundItems } from '@/lib/contract/page';
import { field, type Reading, reads } from '@/lib/contract/wire/unread';
import { formatCount } from '@/lib/format/number';
import { teeFacts } from '@/lib/golf/scoring/tee-facts';
import { teeHoles } from '@/lib/golf/scoring/tee-holes';
import { TeeColour } from './tee-colour';

export function TeeLines({ rows }: { rows: readonly Row<RatedTee>[] }) {
  if (rows.length === 0) return <EmptyPart title="Tees" />;
  return (
    <>
      <h2 className="px-6 pt-4 pb-2 text-lg font-semibold max-sm:px-4">Tees</h2>
      <BrokenParts what="A tee" rows={rows} />
      <ul className="border-y text-sm">
        {soundItems(rows).map((tee) => (
          <li key={tee.uid} className="flex gap-3 border-b px-6 py-2 last:border-b-0 max-sm:px-4">
            <span className="min-w-0 flex-1">
              <TeeColour name={tee.name} /> {tee.name}{' '}
              <span className="text-muted-foreground">{drawn(tee, 'gender', ratedFor)}</span>
            </span>
            <span>{readable(tee, ratingWords)}</span>
            <span className="text-muted-foreground">{readable(tee, lengthWords)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** `71.4 / 128`. */
export const ratingWords: Reading<RatedTee, string> = reads(
  ['courseRating', 'slopeRating'],
  ({ courseRating, slopeRating }) => `${courseRating?.toFixed(1) ?? '-'} / ${slopeRating ?? '-'}`,
);

/** `Par 72, 6,402 yards`. */
const lengthWords = field<RatedTee, 'par', string>('par', (given, tee) => {
  const { par, yards } = teeFacts(teeHoles(tee));
  return `Par ${given ?? par}, ${formatCount(yards)} yards`;
});
