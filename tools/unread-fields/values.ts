import fc from 'fast-check';
import * as z from 'zod';
import { elementOf, fieldsOf, mayBeMissing, unwrapped } from '@/lib/contract/wire/shape';

type Schema = z.core.$ZodType;
export type Place = readonly (string | number)[];

/** Values that a schema takes, with all that it may leave out. */
export function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  const fields = fieldsOf(schema);
  if (fields) return fc.record(Object.fromEntries(Object.entries(fields).map(([name, of]) => [name, valuesOf(of)])));
  const element = elementOf(schema);
  if (element) return fc.array(valuesOf(element), { minLength: 2, maxLength: 2 });
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodISODateTime) return fc.date(TIMES).map((date) => date.toISOString());
  if (inner instanceof z.ZodISODate) return fc.date(TIMES).map((date) => date.toISOString().slice(0, 10));
  if (inner instanceof z.ZodNumber) {
    const { minValue, maxValue } = inner;
    const [min, max] = [Math.max(minValue ?? -20, -20), Math.min(maxValue ?? 60, 60)];
    const scale = inner.isInt ? 1 : 10;
    return fc.integer({ min: Math.ceil(min * scale), max: Math.floor(max * scale) }).map((number) => number / scale);
  }
  if (inner instanceof z.ZodBoolean) return fc.boolean();
  if (inner instanceof z.ZodString)
    return fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...WORDS) }, fc.stringMatching(/^[A-Z][a-z]{3,8}$/));
  throw new TypeError(`No values for ${inner._zod.def.type}`);
}

const TIMES = { min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true };
const WORDS = ['IN_PROGRESS', 'COMPLETED', 'ABANDONED', 'STROKE_PLAY', 'MATCH_PLAY'];

/** The places of all fields of a schema: of lists the first element's. */
export function placesOf(schema: Schema, at: Place = []): { place: Place; schema: Schema }[] {
  const own = at.length === 0 ? [] : [{ place: at, schema }];
  const element = elementOf(schema);
  if (element) return [...own, ...placesOf(element, [...at, 0])];
  const fields = Object.entries(fieldsOf(schema) ?? {});
  return [...own, ...fields.flatMap(([name, of]) => placesOf(of, [...at, name]))];
}

/** What can be wrong with a field: it is left out, null, or of another type. */
export function faultsOf(schema: Schema): fc.Arbitrary<unknown> {
  const others = [undefined, null, {}, [7], 'x?', 1.5e9, true, { value: 'x' }, ['x']];
  const wrong = others.filter((value) => !z.safeParse(schema, value).success);
  return fc.constantFrom(...(mayBeMissing(schema) || wrong.length > 0 ? wrong : others));
}

/** A copy of a value with another one in this place; `undefined` leaves it out. */
export function put(value: unknown, [name, ...rest]: Place, held: unknown): unknown {
  if (name === undefined) return held;
  if (Array.isArray(value)) return value.map((one, index) => (index === name ? put(one, rest, held) : one));
  const { [name]: before, ...others } = value as Record<string | number, unknown>;
  const after = put(before, rest, held);
  return after === undefined ? others : { ...others, [name]: after };
}
