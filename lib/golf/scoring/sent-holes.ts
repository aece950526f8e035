import type { TeeHole } from './tee-facts';

/** The holes of a tee as each row of a list carries them: par, yards and stroke index of one after the other. */
export type SentHoles = {
  figures: readonly (number | null)[];
  /** Where a hole's number is not its place. */
  numbers?: readonly number[];
};

export function sentHoles(holes: readonly TeeHole[]): SentHoles {
  const isInOrder = holes.every(([number], place) => number === place + 1);
  return {
    figures: holes.flatMap(([, ...figures]) => figures),
    ...(!isInOrder && { numbers: holes.map(([number]) => number) }),
  };
}

export function receivedHoles({ figures, numbers }: SentHoles): TeeHole[] {
  return Array.from({ length: figures.length / 3 }, (_, place) => {
    const [par, yards, strokeIndex] = figures.slice(place * 3, place * 3 + 3);
    return [numbers?.[place] ?? place + 1, par ?? 0, yards ?? 0, strokeIndex ?? null] as const;
  });
}
