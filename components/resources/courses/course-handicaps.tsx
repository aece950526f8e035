'use client';

import { useId, useState } from 'react';
import { Input } from '@/components/ui/input';
import { ratedFor } from '@/lib/format/rated-for';
import { maximumIndex } from '@/lib/golf/handicap/handicap-index';
import { parseNumber } from '@/lib/list/url/parse-value';
import { courseHandicapOf, type TeeFigures } from './course-handicap-of';

/** Calculates the course handicap on each tee of a player with a given Handicap Index. */
export function CourseHandicaps({ tees }: { tees: readonly TeeFigures[] }) {
  const [typed, setTyped] = useState('');
  const resultId = useId();
  const { value = '' } = parseNumber(typed, { isHandicap: true });
  const index = value !== '' && Math.abs(Number(value)) <= maximumIndex ? Number(value) : null;
  const isWrong = index === null && typed.trim() !== '';
  return (
    <section
      aria-label="Course handicap"
      className="border-t px-6 py-4 text-sm max-sm:px-4 print:hidden noscript:hidden"
    >
      <label className="flex items-center gap-2.5">
        Course handicap for the Handicap Index
        <Input
          inputMode="decimal"
          autoComplete="off"
          placeholder="14.2"
          className="w-20"
          value={typed}
          aria-invalid={isWrong}
          aria-describedby={resultId}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <div role="status" id={resultId}>
        {isWrong && (
          <p className="pt-2 text-destructive">{`Type a number up to ${maximumIndex.toFixed(1)}, or +2.0 for a plus handicap.`}</p>
        )}
        {index !== null && (
          <>
            <ul className="pt-3">
              {tees.map((tee) => (
                <TeeLine key={`${tee.uid} ${tee.gender}`} tee={tee} index={index} />
              ))}
            </ul>
            <p className="pt-1.5 text-muted-foreground">
              A playing handicap also has the format’s allowance and, in stroke play from tees of different par, the
              difference in par.
            </p>
          </>
        )}
      </div>
    </section>
  );
}

function TeeLine({ tee, index }: { tee: TeeFigures; index: number }) {
  const { makes, words } = courseHandicapOf(tee, index);
  return (
    <li className="flex flex-wrap items-baseline gap-x-2.5 py-0.5">
      <span className="w-40">
        <bdi>{tee.name}</bdi> <span className="text-muted-foreground">{ratedFor(tee.gender)}</span>
      </span>
      <span key={makes} className="w-8 font-semibold">
        {makes ?? '-'}
      </span>
      <span key={words} className="text-muted-foreground">
        {words}
      </span>
    </li>
  );
}
