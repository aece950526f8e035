import { Fragment, type ReactNode } from 'react';
import { Unreadable } from '@/components/fields/fault-mark';
import { cn } from '@/components/ui/cn';
import { hasLost, type UsableItem } from '@/lib/contract/read-item';
import { formatCount } from '@/lib/format/number';
import { ratedFor } from '@/lib/format/rated-for';
import { teeFacts } from '@/lib/golf/scoring/tee-facts';
import { teeHoles } from '@/lib/golf/scoring/tee-holes';
import type { CourseMark, HoleColumn, TeeFact } from '@/lib/resources/course-marks';
import type { RatedTee } from '@/lib/resources/courses';
import styles from './course-table.module.css';
import { Doubt, type Rated, type RowProps, restsOnFault, SumRow } from './sum-row';
import { TeeColour } from './tee-colour';

type Props = { tees: readonly UsableItem<RatedTee>[]; marks: readonly CourseMark[] };

const columns: readonly (readonly [HoleColumn, string])[] = [
  ['yards', 'Yards'],
  ['par', 'Par'],
  ['strokeIndex', 'SI'],
];

export function CourseTable({ tees, marks }: Props) {
  const rated = tees.map(({ item: tee, faults }, place) => ({ tee, faults, place, facts: teeFacts(teeHoles(tee)) }));
  const numbers = [...new Set(rated.flatMap(({ tee }) => tee.holes.map(({ number }) => number)))].sort((a, b) => a - b);
  const back = numbers.filter((number) => number > 9);
  const out = numbers.filter((number) => number <= 9);
  const hasNines = out.length > 0 && back.length > 0;
  const scroll = cn(
    'overflow-x-auto xl:flex-1 print:overflow-visible print:[zoom:0.72]',
    marks.length > 0 && 'xl:border-r',
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the section scrolls and contains nothing focusable
    <section aria-label="Tees" tabIndex={0} className={scroll}>
      <table className={cn(styles.table, 'w-full text-right text-sm')}>
        <thead>
          <tr>
            <td />
            {rated.map(({ tee }) => (
              <th key={tee.uid} scope="colgroup" colSpan={3} data-start="">
                <TeeColour name={tee.name} /> <bdi>{tee.name}</bdi>{' '}
                <small className="text-xs font-normal text-muted-foreground">{ratedFor(tee.gender)}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody data-rows="facts">
          {FACTS.map((fact) => (
            <FactRow key={fact.label} {...fact} {...{ rated, marks }} />
          ))}
        </tbody>
        <tbody>
          <tr data-row="heads">
            <th scope="row">Hole</th>
            {rated.map(({ tee }) => (
              <Fragment key={tee.uid}>
                {columns.map(([column, label]) => (
                  <th key={column} scope="col" data-start={column === 'yards' || undefined}>
                    {label}
                  </th>
                ))}
              </Fragment>
            ))}
          </tr>
          {(hasNines ? out : numbers).map((number) => (
            <HoleRow key={number} number={number} {...{ rated, marks }} />
          ))}
          {hasNines && <SumRow name="Out" {...{ rated, marks }} />}
        </tbody>
        <tbody>
          {hasNines && back.map((number) => <HoleRow key={number} number={number} {...{ rated, marks }} />)}
          {hasNines && <SumRow name="In" {...{ rated, marks }} />}
          <SumRow name="Total" {...{ rated, marks }} />
        </tbody>
      </table>
    </section>
  );
}

type Fact = { label: string; fact?: TeeFact; of: (rated: Rated) => ReactNode };

const FACTS: readonly Fact[] = [
  {
    label: 'Rating',
    fact: 'courseRating',
    of: ({ tee }) => tee.courseRating?.toFixed(1) ?? '-',
  },
  { label: 'Slope', fact: 'slopeRating', of: ({ tee }) => tee.slopeRating ?? '-' },
  { label: 'Par', fact: 'par', of: ({ tee, facts }) => tee.par ?? facts.par },
  { label: 'Yards', fact: 'yards', of: ({ facts }) => formatCount(facts.yards) },
  { label: 'Par 3 / 4 / 5', of: ({ facts }) => `${facts.par3} / ${facts.par4} / ${facts.par5}` },
];

function FactRow({ label, fact, of, rated, marks }: Fact & RowProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {rated.map((one) => {
        const mark = marks.find(({ places }) =>
          places.some((place) => place.tee === one.place && 'fact' in place && place.fact === fact),
        );
        return (
          <MarkedCell key={one.tee.uid} mark={mark} colSpan={3} start>
            {fact === 'yards' && <Doubt rests={restsOnFault(marks, one.place, 'yards', 'Total')} />}
            {fact && hasLost(one, fact) ? <Unreadable /> : of(one)}
          </MarkedCell>
        );
      })}
    </tr>
  );
}

function HoleRow({ number, rated, marks }: RowProps & { number: number }) {
  return (
    <tr>
      <th scope="row">{number}</th>
      {rated.map(({ tee, place }) => {
        const hole = tee.holes.find((one) => one.number === number);
        return columns.map(([column]) => {
          const mark = marks.find(({ places }) =>
            places.some((one) => one.tee === place && 'hole' in one && one.hole === number && one.column === column),
          );
          const value = column === 'yards' ? hole?.distance : hole?.[column];
          return (
            <MarkedCell
              key={`${tee.uid} ${column}`}
              mark={mark}
              start={column === 'yards'}
              className={column === 'strokeIndex' ? 'text-muted-foreground' : undefined}
            >
              {value == null ? '-' : formatCount(value)}
            </MarkedCell>
          );
        });
      })}
    </tr>
  );
}

type MarkedCellProps = {
  mark: CourseMark | undefined;
  colSpan?: number;
  start?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

function MarkedCell({ mark, colSpan, start, className, children }: MarkedCellProps) {
  return (
    <td
      colSpan={colSpan}
      data-start={start || undefined}
      data-severity={mark?.severity}
      title={mark?.words}
      className={className}
    >
      {mark && (
        <span className="absolute top-0.5 left-1 text-[length:calc(var(--text-xs)*5/6)] leading-none">
          <span className="sr-only">Fault </span>
          {mark.number}
          <span className="sr-only">: {mark.words} </span>
        </span>
      )}
      {children}
    </td>
  );
}
