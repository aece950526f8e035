import { sum } from './sums';

/** A hole is a tuple, which is smaller than an object: each row of a list of tees has eighteen. */
export type TeeHole = readonly [number: number, par: number, yards: number, strokeIndex: number | null];

export type Nine = Readonly<{ name: 'Out' | 'In' | 'Total'; holes: readonly TeeHole[]; yards: number; par: number }>;

export type TeeFacts = Readonly<ReturnType<typeof teeFacts>>;

const HOLES_OUT = 9;

export function teeFacts(unordered: readonly TeeHole[]) {
  const holes = unordered.toSorted(([a], [b]) => a - b);
  const yards = sum(holes.map(([, , distance]) => distance));
  const [par3, par4, par5] = [countPar(holes, 3), countPar(holes, 4), countPar(holes, 5)];
  const byYards = holes.toSorted(([, , a], [, , b]) => a - b);
  const most = byYards.at(-1)?.[2];
  return {
    holes: holes.length,
    yards,
    par: sum(holes.map(([, par]) => par)),
    /** A tee with nine holes has one sum, labelled Total. */
    nines: nines(holes),
    par3,
    par4,
    par5,
    otherPar: holes.length - par3 - par4 - par5,
    shortest: byYards[0] ?? null,
    longest: holes.find(([, , distance]) => distance === most) ?? null,
    averageYards: holes.length === 0 ? null : Math.floor(yards / holes.length + 0.5),
  };
}

function nines(holes: readonly TeeHole[]): Nine[] {
  const out = holes.filter(([number]) => number <= HOLES_OUT);
  const back = holes.filter(([number]) => number > HOLES_OUT);
  if (out.length === 0 || back.length === 0) return holes.length === 0 ? [] : [nine('Total', holes)];
  return [nine('Out', out), nine('In', back)];
}

function nine(name: Nine['name'], holes: readonly TeeHole[]): Nine {
  return { name, holes, yards: sum(holes.map(([, , yards]) => yards)), par: sum(holes.map(([, par]) => par)) };
}

function countPar(holes: readonly TeeHole[], wanted: number): number {
  return holes.filter(([, par]) => par === wanted).length;
}
