import { Fragment } from 'react';
import type { Fault } from '@/lib/contract/read-item';
import { formatCount } from '@/lib/format/number';
import type { TeeFacts } from '@/lib/golf/scoring/tee-facts';
import type { CourseMark, HoleColumn } from '@/lib/resources/course-marks';
import type { RatedTee } from '@/lib/resources/courses';

export type Rated = { tee: RatedTee; faults: readonly Fault[]; facts: TeeFacts; place: number };
export type RowProps = { rated: readonly Rated[]; marks: readonly CourseMark[] };

export function SumRow({ name, rated, marks }: RowProps & { name: 'Out' | 'In' | 'Total' }) {
  return (
    <tr data-row="sum">
      <th scope="row">{name}</th>
      {rated.map(({ tee, facts, place }) => {
        const sum = name === 'Total' ? facts : facts.nines.find((nine) => nine.name === name);
        return (
          <Fragment key={tee.uid}>
            <td data-start="">
              <Doubt rests={restsOnFault(marks, place, 'yards', name)} />
              {sum ? formatCount(sum.yards) : '-'}
            </td>
            <td>
              <Doubt rests={restsOnFault(marks, place, 'par', name)} />
              {sum?.par ?? '-'}
            </td>
            <td />
          </Fragment>
        );
      })}
    </tr>
  );
}

export function Doubt({ rests }: { rests: boolean }) {
  return (
    rests && (
      <span className="text-destructive" title="This total includes a data error">
        ?<span className="sr-only"> includes a data error: </span>
      </span>
    )
  );
}

export function restsOnFault(
  marks: readonly CourseMark[],
  tee: number,
  column: HoleColumn,
  sum: 'Out' | 'In' | 'Total',
): boolean {
  return marks.some(
    ({ severity, places }) =>
      severity === 'wrong' &&
      places.some(
        (place) =>
          place.tee === tee &&
          'hole' in place &&
          place.column === column &&
          (sum === 'Total' || (sum === 'Out') === place.hole <= 9),
      ),
  );
}
