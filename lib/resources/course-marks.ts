import { ratedFor } from '@/lib/format/rated-for';
import { type CourseFault, type CourseTee, courseFaults, describeCourseFault } from '@/lib/golf/checks/course-faults';
import { longerHoles } from '@/lib/golf/checks/longer-holes';
import { describeTeeFault, type TeeFault, teeFaults } from '@/lib/golf/checks/tee-faults';
import { teeHoles } from '@/lib/golf/scoring/tee-holes';
import type { RatedTee } from './courses';

/** `wrong`: the value cannot be right. `odd`: the value is unusual but possible. */
type Severity = 'wrong' | 'odd';
export type HoleColumn = 'yards' | 'par' | 'strokeIndex';
export type TeeFact = 'courseRating' | 'slopeRating' | 'par' | 'yards';

/** `tee` is an index into the list of tees. */
type Place = { tee: number } & ({ hole: number; column: HoleColumn } | { fact: TeeFact });

/** A numbered fault. One that several tees share is one mark. */
export type CourseMark = { number: number; severity: Severity; words: string; tees: string; places: Place[] };

type Found = Omit<CourseMark, 'number' | 'tees'>;

export function courseMarks(rated: readonly RatedTee[]): CourseMark[] {
  // Values that could not be parsed are not checked.
  const known = rated.map((tee): CourseTee => ({ ...tee, holes: teeHoles(tee) }));
  const found = [
    ...known.flatMap(({ holes }, tee) => teeFaults(holes).map((fault) => ofTee(fault, tee))),
    ...rated.flatMap(sumOfPars),
    ...courseFaults(known).map((fault) => ofCourse(fault, known)),
    ...longerHoles(known).map(
      ({ tee, hole, yards, behind, behindYards }): Found => ({
        severity: 'odd',
        words: `Hole ${hole} is ${yards} yd, but only ${behindYards} yd from the tee behind (${behind}).`,
        places: [{ tee, hole, column: 'yards' }],
      }),
    ),
  ];
  const bySeverity = found.toSorted((a, b) => Number(a.severity === 'odd') - Number(b.severity === 'odd'));
  const marks = new Map<string, CourseMark>();
  for (const { severity, words, places } of bySeverity) {
    const known = marks.get(words);
    if (known) known.places.push(...places);
    else marks.set(words, { number: marks.size + 1, severity, words, tees: '', places: [...places] });
  }
  return [...marks.values()].map((mark) => ({ ...mark, tees: teeNames(mark.places, rated) }));
}

const TEE_FAULTS: Readonly<Record<TeeFault['kind'], readonly [Severity, HoleColumn]>> = {
  doubleHole: ['wrong', 'yards'],
  missingStrokeIndex: ['wrong', 'strokeIndex'],
  doubleStrokeIndex: ['wrong', 'strokeIndex'],
  strokeIndexOutOfRange: ['wrong', 'strokeIndex'],
  noDistance: ['wrong', 'yards'],
  oddEvenSplit: ['odd', 'strokeIndex'],
  unusualPar: ['odd', 'par'],
};

function ofTee(fault: TeeFault, tee: number): Found {
  const [severity, column] = TEE_FAULTS[fault.kind];
  const holes = 'holes' in fault ? fault.holes : [fault.hole];
  return { severity, words: describeTeeFault(fault), places: holes.map((hole) => ({ tee, hole, column })) };
}

const COURSE_FAULTS: Readonly<Record<CourseFault['kind'], readonly [Severity, TeeFact]>> = {
  teesOutOfOrder: ['odd', 'yards'],
  ratingOutOfOrder: ['odd', 'courseRating'],
  slopeOutOfRange: ['wrong', 'slopeRating'],
  holesDiffer: ['wrong', 'yards'],
};

/** A fault names its tee, but tees can share a name. This takes the first tee whose rating or slope also matches. */
function ofCourse(fault: CourseFault, tees: readonly CourseTee[]): Found {
  const [severity, fact] = COURSE_FAULTS[fault.kind];
  const tee = tees.findIndex((one) => {
    if (one.name !== fault.tee) return false;
    if (fault.kind === 'ratingOutOfOrder') return one.courseRating === fault.courseRating;
    return fault.kind !== 'slopeOutOfRange' || one.slopeRating === fault.slope;
  });
  return { severity, words: describeCourseFault(fault), places: [{ tee, fact }] };
}

function sumOfPars({ par, holes }: RatedTee, tee: number): Found[] {
  const sum = holes.reduce((total, hole) => total + hole.par, 0);
  if (par == null || par === sum) return [];
  const words = `Par is ${par}, but the holes add up to ${sum}.`;
  return [{ severity: 'wrong', words, places: [{ tee, fact: 'par' }] }];
}

function teeNames(places: readonly Place[], tees: readonly RatedTee[]): string {
  const named = [...new Set(places.map(({ tee }) => tee))].flatMap((place) => tees[place] ?? []);
  if (named.length > 1 && named.length === tees.length) return 'All tees';
  return named.map(({ name, gender }) => [name, ratedFor(gender)].filter(Boolean).join(' ')).join(', ');
}
