import type { Tee } from '@/lib/contract/courses';
import type { TeeHole } from '@/lib/golf/scoring/tee-facts';

/** The holes of a tee as the golf functions take them. */
export function teeHoles({ holes }: Pick<Tee, 'holes'>): TeeHole[] {
  return holes.map(({ number, par, distance, strokeIndex }) => [number, par, distance, strokeIndex ?? null] as const);
}
