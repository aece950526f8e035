import fc from 'fast-check';

export type Property = { name: string; property: fc.IRawProperty<unknown> };

/** Returns a property that holds for all values, with the ids from docs/behaviour.md that it proves. */
export const property = <Values extends [unknown, ...unknown[]]>(
  name: string,
  arbitraries: { [Key in keyof Values]: fc.Arbitrary<Values[Key]> },
  holds: (...values: Values) => boolean | undefined,
): Property => ({ name, property: fc.property<Values>(...(arbitraries as never), holds as never) as never });

export const tenths = (min: number, max: number) =>
  fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10);
