import { sum } from '@/lib/golf/scoring/sums';
import type { TeeHole } from '@/lib/golf/scoring/tee-facts';

export type CourseTee = {
  name: string;
  /** Ratings are compared only between tees of one gender. */
  gender?: string | null | undefined;
  courseRating?: number | null | undefined;
  slopeRating?: number | null | undefined;
  holes: readonly TeeHole[];
};

export type CourseFault =
  | { kind: 'teesOutOfOrder'; tee: string; yards: number; after: string; afterYards: number }
  | { kind: 'ratingOutOfOrder'; tee: string; courseRating: number; longer: string; longerRating: number }
  | { kind: 'slopeOutOfRange'; tee: string; slope: number }
  | { kind: 'holesDiffer'; tee: string; holes: number; first: string; firstHoles: number };

/** The range of Slope Ratings in the Rules of Handicapping. */
const SLOPE = { lowest: 55, highest: 155 };

/** @param tees from the longest to the shortest */
export function courseFaults(tees: readonly CourseTee[]): CourseFault[] {
  return [...teesOutOfOrder(tees), ...ratingsOutOfOrder(tees), ...slopesOutOfRange(tees), ...holesDiffer(tees)];
}

function teesOutOfOrder(tees: readonly CourseTee[]): CourseFault[] {
  return tees.flatMap((tee, index): CourseFault[] => {
    const before = tees[index - 1];
    if (!before || yardsOf(tee) <= yardsOf(before)) return [];
    const [yards, afterYards] = [yardsOf(tee), yardsOf(before)];
    return [{ kind: 'teesOutOfOrder', tee: tee.name, yards, after: before.name, afterYards }];
  });
}

function ratingsOutOfOrder(tees: readonly CourseTee[]): CourseFault[] {
  const rated = tees.flatMap(({ courseRating, ...tee }) => (courseRating == null ? [] : [{ ...tee, courseRating }]));
  const byGender = Map.groupBy(rated, ({ gender, holes }) => `${gender ?? ''} ${holes.length}`);
  return [...byGender.values()].flatMap((those) => {
    const longestFirst = those.toSorted((a, b) => yardsOf(b) - yardsOf(a));
    return longestFirst.flatMap((tee, index): CourseFault[] => {
      const longer = longestFirst[index - 1];
      if (!longer || tee.courseRating <= longer.courseRating || yardsOf(tee) === yardsOf(longer)) return [];
      const { name, courseRating } = tee;
      const fault = { tee: name, courseRating, longer: longer.name, longerRating: longer.courseRating };
      return [{ kind: 'ratingOutOfOrder', ...fault }];
    });
  });
}

function slopesOutOfRange(tees: readonly CourseTee[]): CourseFault[] {
  return tees.flatMap(({ name, slopeRating: slope }): CourseFault[] =>
    slope == null || (slope >= SLOPE.lowest && slope <= SLOPE.highest)
      ? []
      : [{ kind: 'slopeOutOfRange', tee: name, slope }],
  );
}

function holesDiffer([first, ...others]: readonly CourseTee[]): CourseFault[] {
  if (!first) return [];
  const expected = { first: first.name, firstHoles: first.holes.length };
  return others.flatMap(({ name, holes }): CourseFault[] =>
    holes.length === expected.firstHoles ? [] : [{ kind: 'holesDiffer', tee: name, holes: holes.length, ...expected }],
  );
}

function yardsOf({ holes }: Pick<CourseTee, 'holes'>): number {
  return sum(holes.map(([, , yards]) => yards));
}

export function describeCourseFault(fault: CourseFault): string {
  switch (fault.kind) {
    case 'teesOutOfOrder':
      return `${fault.tee} (${fault.yards} yards) is listed after ${fault.after} (${fault.afterYards}) and is longer.`;
    case 'ratingOutOfOrder':
      return `${fault.tee} is shorter than ${fault.longer} and rated higher: ${fault.courseRating} against ${fault.longerRating}.`;
    case 'slopeOutOfRange':
      return `${fault.tee} has slope ${fault.slope}, outside ${SLOPE.lowest} to ${SLOPE.highest}.`;
    case 'holesDiffer':
      return `${fault.tee} has ${fault.holes} holes, ${fault.first} ${fault.firstHoles}.`;
  }
}
