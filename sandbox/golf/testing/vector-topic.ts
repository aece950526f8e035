import type * as z from 'zod';
import type { Fraction } from '@/lib/golf/scoring/fraction';

/** Computes the results of a published example from its input. */
type Topic = (input: unknown) => Readonly<Record<string, unknown>>;
export type Topics = Readonly<Record<string, Topic>>;

export function topic<Input>(
  shape: z.ZodType<Input>,
  answer: (input: Input) => Readonly<Record<string, unknown>>,
): Topic {
  return (input) => answer(shape.parse(input));
}

/** A fraction that the source published with fewer decimals. The tests compare only the published decimals. */
export class Printed {
  constructor(readonly value: Fraction) {}
}

export function printed(value: Fraction): Printed {
  return new Printed(value);
}
