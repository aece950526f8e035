import { readable } from '@/components/feedback/readable';
import { BrokenParts } from '@/components/record/broken-parts';
import { EmptyPart } from '@/components/record/empty-part';
import type { RatedTee } from '@/lib/contract/courses';
import { type Row, soundItems } from '@/lib/contract/page';
import { formatCount } from '@/lib/format/number';
import { teeFacts } from '@/lib/golf/scoring/tee-facts';
import { ratedFor } from './rated-for';
import { TeeColour } from './tee-colour';
import { teeHoles } from './tee-holes';

/** The tees of a course, a line each: for whom, rating and slope, par, yards. */
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
              <span className="text-muted-foreground">{readable(() => ratedFor(tee.gender))}</span>
            </span>
            <span className="tabular-nums">{readable(() => ratingWords(tee))}</span>
            <span className="text-muted-foreground tabular-nums">{readable(() => lengthWords(tee))}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** `71.4 / 128`. */
function ratingWords({ courseRating, slopeRating }: RatedTee): string {
  return `${courseRating?.toFixed(1) ?? '-'} / ${slopeRating ?? '-'}`;
}

/** `Par 72, 6,402 yards`. */
function lengthWords(tee: RatedTee): string {
  const { par, yards } = teeFacts(teeHoles(tee));
  return `Par ${tee.par ?? par}, ${formatCount(yards)} yards`;
}
