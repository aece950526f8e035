import type { TeeHole } from './tee-facts';

type Hole = { number: number; par: number; distance: number; strokeIndex?: number | null | undefined };

export function teeHoles({ holes }: { holes: readonly Hole[] }): TeeHole[] {
  return holes.map(({ number, par, distance, strokeIndex }) => [number, par, distance, strokeIndex ?? null] as const);
}
