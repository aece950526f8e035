import type { Course } from '../geography';
import type { Random } from '../random';

export type Plan = {
  scoring: string;
  /** Null: no teams. */
  team: string | null;
  rounds: number;
};

const formats: readonly (readonly [Omit<Plan, 'rounds'>, number])[] = [
  [{ scoring: 'STABLEFORD', team: null }, 50],
  [{ scoring: 'STROKE_PLAY', team: null }, 21],
  [{ scoring: 'MODIFIED_STABLEFORD', team: null }, 2],
  [{ scoring: 'MAXIMUM_SCORE', team: null }, 3],
  [{ scoring: 'STABLEFORD', team: 'FOUR_BALL' }, 9],
  [{ scoring: 'STABLEFORD', team: 'BEST_TWO_OF_FOUR' }, 6],
  [{ scoring: 'STABLEFORD', team: 'AGGREGATE' }, 3],
  [{ scoring: 'STROKE_PLAY', team: 'FOUR_BALL' }, 4],
  [{ scoring: 'STROKE_PLAY', team: 'AGGREGATE' }, 2],
];

export function drawPlan(random: Random): Plan {
  const format = random.weighted(formats);
  return { ...format, rounds: random.chance(0.07) ? 2 : 1 };
}

/** Mostly the group's home club, otherwise another of the country. */
export function drawCourse(random: Random, home: Course | undefined, courses: readonly Course[]): Course {
  return home && random.chance(0.6) ? home : random.pick(courses);
}
