import { likeness } from './names';
import { agrees, type Shape, wordsFor } from './shape';

/** One difference between the shape that the contract expects and the one there is. */
export type ShapeDifference = {
  what: 'missing' | 'type' | 'values';
  /** `items[].country.name` */
  at: string;
  expected: string;
  actual: string;
  /** Fields that may be the missing one, the likeliest first: name and kind agree. */
  candidates: readonly string[];
};

const LIKELY = 0.5;
/** How deep inside other fields a missing one is looked for. */
const DEEPEST = 2;

export function compareShapes(expected: Shape, actual: Shape, at = ''): readonly ShapeDifference[] {
  if (!agrees(expected, actual)) {
    return [{ what: 'type', at, expected: wordsFor(expected), actual: wordsFor(actual), candidates: [] }];
  }
  if (expected.element && actual.element) return compareShapes(expected.element, actual.element, `${at}[]`);
  if (expected.fields && actual.fields) return compareFields(expected.fields, actual.fields, at);
  if (expected.values && actual.values) return compareValues(expected.values, actual.values, at);
  return [];
}

type Fields = Readonly<Record<string, Shape>>;

function compareFields(expected: Fields, actual: Fields, at: string): readonly ShapeDifference[] {
  const unexpected = Object.entries(actual).filter(([name]) => !(name in expected));
  const spare = fieldsWithin(Object.fromEntries(unexpected), DEEPEST);
  const taken = new Set<string>();
  return Object.entries(expected).flatMap(([name, shape]): readonly ShapeDifference[] => {
    const place = at ? `${at}.${name}` : name;
    const there = actual[name];
    if (there) return compareShapes(shape, there, place);
    const candidates = candidatesFor(name, shape, spare, taken);
    if (candidates[0]) taken.add(candidates[0]);
    return [{ what: 'missing', at: place, expected: wordsFor(shape), actual: 'nothing', candidates }];
  });
}

function candidatesFor(
  name: string,
  shape: Shape,
  spare: readonly (readonly [path: string, shape: Shape])[],
  taken: ReadonlySet<string>,
): readonly string[] {
  return spare
    .filter(([path, found]) => !taken.has(path) && agrees(shape, found) && found.kind !== 'any')
    .map(([path, found]) => {
      const last = path.split('.').at(-1) ?? path;
      return { path, like: Math.max(likeness(name, last), likeness(name, path)), deep: path.split('.').length, found };
    })
    .filter(({ like }) => like >= LIKELY)
    .sort((a, b) => b.like - a.like || a.deep - b.deep)
    .slice(0, 3)
    .map(({ path }) => path);
}

/** Fields, and the fields inside them, each with its path. */
function fieldsWithin(fields: Fields, depth: number, before = ''): readonly (readonly [string, Shape])[] {
  return Object.entries(fields).flatMap(([name, shape]) => {
    const path = `${before}${name}`;
    const inner = depth > 1 && shape.fields ? fieldsWithin(shape.fields, depth - 1, `${path}.`) : [];
    return [[path, shape] as const, ...inner];
  });
}

function compareValues(expected: readonly string[], actual: readonly string[], at: string): readonly ShapeDifference[] {
  const unknown = actual.filter((value) => !expected.includes(value));
  const missing = expected.filter((value) => !actual.includes(value));
  if (unknown.length === 0 && missing.length === 0) return [];
  return [{ what: 'values', at, expected: expected.join(', '), actual: actual.join(', '), candidates: [] }];
}
