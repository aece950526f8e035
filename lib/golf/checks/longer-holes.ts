import type { CourseTee } from './course-faults';

type LongerHole = { tee: number; hole: number; yards: number; behind: string; behindYards: number };

/** Expects tees from back to forward; `tee` is an index into `tees`. Skips holes without a distance. */
export function longerHoles(tees: readonly CourseTee[]): LongerHole[] {
  return tees.flatMap((tee, place) => {
    const behind = tees.slice(0, place).findLast(({ name }) => name !== tee.name);
    const before = new Map(behind?.holes.map(([number, , yards]) => [number, yards]));
    return tee.holes.flatMap(([hole, , yards]): LongerHole[] => {
      const behindYards = before.get(hole) ?? 0;
      if (!behind || behindYards <= 0 || yards <= behindYards) return [];
      return [{ tee: place, hole, yards, behind: behind.name, behindYards }];
    });
  });
}
