import fc from 'fast-check';
import { z } from 'zod';
import { elementOf, fieldsOf, kindExpected, unwrapped } from '@/lib/contract/shape';
import { type Field, holdersOf } from './fields';

/** What can be wrong with a field. */
export const FAULTS = ['left out', 'null', 'other type', 'malformed', 'renamed', 'wrapped', 'as text'] as const;
export type Fault = (typeof FAULTS)[number];

/** One fault of one field, with its drawn value. */
export type Case = {
  field: Field;
  fault: Fault;
  /** In every row, or in the first that has the field. */
  rows: 'all' | 'one';
  /** The changed answer. */
  change: (body: unknown) => unknown;
  /** For people: `items[].handicap other type in all rows: true`. */
  title: string;
};

/** The fault with values drawn by the seed; null where the field cannot have it. */
export function drawCase(field: Field, fault: Fault, seed: number): Case | null {
  const arbitrary = valuesOf(field, fault);
  if (!arbitrary) return null;
  const drawn = fc.sample(fc.tuple(arbitrary, fc.constantFrom('all', 'all', 'one')), {
    numRuns: 1,
    seed: seed ^ hashOf(`${field.endpoint} ${field.name} ${fault}`),
  })[0];
  if (!drawn) throw new TypeError('fast-check drew nothing');
  const [value, rows] = drawn;
  return {
    field,
    fault,
    rows,
    title: `${field.name} ${fault} in ${rows === 'all' ? 'all rows' : 'one row'}${wordsOf(value)}`,
    change(body) {
      const holders = holdersOf(body, field);
      for (const holder of rows === 'all' ? holders : holders.slice(0, 1)) apply(holder, value);
      return body;
    },
  };
}

/** Other valid values of the field: what they change on a screen is the field's own. */
export function otherValues(field: Field): ((body: unknown) => unknown)[] {
  const changes: ((held: unknown) => unknown)[] = [
    (held) => otherOf(field.schema, held, false),
    (held) => otherOf(field.schema, held, true),
  ];
  if (z.safeParse(field.schema, null).success) changes.push(() => null);
  // In one row as well: what is compared over rows, such as positions, is then otherwise.
  return ['all', 'one'].flatMap((rows) =>
    changes.map((other) => (body: unknown) => {
      const holders = holdersOf(body, field);
      for (const { fields, key } of rows === 'all' ? holders : holders.slice(0, 1)) fields[key] = other(fields[key]);
      return body;
    }),
  );
}

/** Sets, removes or renames a value, given the one that is there. */
type Change =
  | { kind: 'set'; value: unknown }
  | { kind: 'remove' }
  | { kind: 'rename'; to: (key: string) => string }
  | { kind: 'with'; make: (held: unknown) => unknown };

function apply({ fields, key }: { fields: Record<string, unknown>; key: string }, change: Change): void {
  const held = fields[key];
  if (change.kind === 'set') fields[key] = change.value;
  else if (change.kind === 'with') fields[key] = change.make(held);
  else {
    delete fields[key];
    if (change.kind === 'rename') fields[change.to(key)] = held;
  }
}

function wordsOf(change: Change): string {
  return change.kind === 'set' && change.value !== null ? `: ${JSON.stringify(change.value)}` : '';
}

function valuesOf({ schema }: Field, fault: Fault): fc.Arbitrary<Change> | null {
  const kind = kindExpected(schema);
  const set = (values: fc.Arbitrary<unknown>) => values.map((value): Change => ({ kind: 'set', value }));
  const make = (...ways: ((held: unknown) => unknown)[]) =>
    fc.constantFrom(...ways.map((way): Change => ({ kind: 'with', make: way })));
  switch (fault) {
    case 'left out':
      return fc.constant({ kind: 'remove' });
    case 'null':
      return set(fc.constant(null));
    case 'other type':
      return set(otherTypes(kind));
    case 'malformed': {
      const values = malformed(schema, kind);
      return values && set(values);
    }
    case 'renamed':
      return fc
        .constantFrom<((key: string) => string)[]>(
          (key) => `${key}_value`,
          (key) => `the${key.charAt(0).toUpperCase()}${key.slice(1)}`,
          (key) => key.toUpperCase(),
        )
        .map((to): Change => ({ kind: 'rename', to }));
    case 'wrapped':
      return kind === 'list'
        ? make(
            (value) => ({ value }),
            (value) => ({ list: value }),
          )
        : make(
            (value) => ({ value }),
            (value) => [value],
          );
    case 'as text':
      return kind === 'number' || kind === 'boolean' ? make(String) : null;
  }
}

const someObject = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.integer(), { minKeys: 1 });
const someList = fc.array(fc.integer(), { minLength: 1, maxLength: 3 });
const someText = fc.constantFrom('many', 'n/a', 'twelve strokes');

function otherTypes(kind: string): fc.Arbitrary<unknown> {
  if (kind === 'text' || kind === 'date') return fc.oneof(fc.integer(), fc.boolean(), someObject, someList);
  if (kind === 'number') return fc.oneof(fc.boolean(), someText, someObject, someList);
  if (kind === 'boolean') return fc.oneof(fc.integer({ min: 2 }), someText, someObject);
  if (kind === 'list') return fc.oneof(someText, fc.integer(), fc.boolean());
  return fc.oneof(someText, fc.integer(), fc.boolean(), someList);
}

/** Values of the right type of JSON that do not fit; null where all of them do. */
function malformed(schema: z.core.$ZodType, kind: string): fc.Arbitrary<unknown> | null {
  const fits = (value: unknown) => z.safeParse(schema, value).success;
  const dates = ['yesterday', '2026-13-45T25:00:00Z', '17/10/2026', ''];
  const values: unknown[] =
    {
      date: dates,
      text: [''],
      number: [0.5, -1, 1.5, -1000.25, 1e9 + 0.5],
      boolean: [],
      list: [[null], [[]], ['x', 3]],
      object: [{}],
    }[kind] ?? [];
  const wrong = values.filter((value) => !fits(value));
  return wrong.length > 0 ? fc.constantFrom(...wrong) : null;
}

function otherOf(schema: z.core.$ZodType, held: unknown, far: boolean): unknown {
  const [fields, element] = [fieldsOf(schema), elementOf(schema)];
  if (fields && typeof held === 'object' && held !== null) {
    const row = held as Record<string, unknown>;
    const changed = Object.entries(fields).map(([key, inner]) => [key, otherOf(inner, row[key], far)]);
    return { ...row, ...Object.fromEntries(changed.filter(([, value]) => value !== undefined)) };
  }
  if (element && Array.isArray(held)) return held.slice(1).map((value) => otherOf(element, value, far));
  const kind = kindExpected(schema);
  const candidates: unknown[] =
    kind === 'date'
      ? ['2019-02-03T04:05:06.000Z', '2019-02-03']
      : kind === 'number'
        ? [far && Number(held) * 10 + 100, Number(held) + 1, Number(held) - 1, Number(held) / 2]
        : kind === 'boolean'
          ? [!held]
          : ['Other'];
  return candidates.find((value) => z.safeParse(unwrapped(schema), value).success) ?? held;
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return hash;
}
