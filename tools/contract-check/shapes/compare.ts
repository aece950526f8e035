import { wire } from '@/lib/api/http/wire';
import { likeness } from './names';
import { agrees, type Shape, wordsFor } from './shape';

/** A difference between the shape in the contract and that of the response. */
export type ShapeDifference = {
  what: 'missing' | 'type';
  /** The field's path in the contract's names: `items[].country.name`. */
  at: string;
  expected: string;
  actual: string;
  /**
   * The paths of fields that may be the missing field, because their names are similar and their types match. The most
   * likely comes first.
   */
  candidates: readonly string[];
};

const LIKELY = 0.5;
/** The levels of nested fields in which a missing field is looked for. */
const DEEPEST = 2;

export function compareShapes(expected: Shape, actual: Shape, at = ''): readonly ShapeDifference[] {
  if (!agrees(expected, actual)) {
    return [{ what: 'type', at, expected: wordsFor(expected), actual: wordsFor(actual), candidates: [] }];
  }
  if (expected.element && actual.element) return compareShapes(expected.element, actual.element, `${at}[]`);
  if (expected.fields && actual.fields) return compareFields(expected.fields, actual.fields, at);
  return [];
}

type Fields = Readonly<Record<string, Shape>>;

function compareFields(expected: Fields, actual: Fields, at: string): readonly ShapeDifference[] {
  const unexpected = Object.entries(actual).filter(([name]) => !expected[name]);
  const taken = new Set<string>();
  const renamed = Object.values(wire.fields);
  const spare = fieldsWithin(Object.fromEntries(unexpected), DEEPEST).filter(([path]) => !renamed.includes(path));
  return Object.entries(expected).flatMap(([name, shape]): readonly ShapeDifference[] => {
    const here = at ? `${at}.${name}` : name;
    const there = actual[name];
    const words = { at: here, expected: wordsFor(shape) };
    if (!there) {
      const candidates = candidatesFor(name, shape, spare, taken);
      if (candidates[0]) taken.add(candidates[0]);
      return [{ what: 'missing', ...words, actual: 'nothing', candidates }];
    }
    if (shape.kind !== 'number' || !there.asText || shape.readsText) return compareShapes(shape, there, here);
    return [{ what: 'type', ...words, actual: wordsFor(there), candidates: [] }];
  });
}

function candidatesFor(
  name: string,
  shape: Shape,
  spare: readonly (readonly [path: string, shape: Shape])[],
  taken: ReadonlySet<string>,
): readonly string[] {
  const alike = spare
    .filter(([path, found]) => !taken.has(path) && agrees(shape, found) && found.kind !== 'any')
    .map(([path]) => {
      const last = path.split('.').at(-1) ?? path;
      return { path, like: Math.max(likeness(name, last), likeness(name, path)), deep: path.split('.').length };
    })
    .filter(({ like }) => like >= LIKELY)
    .sort((a, b) => b.like - a.like || a.deep - b.deep);
  // Prefers a field with the same meaning to a field with a similar name: for `firstName`, `name.first` rather than
  // `name.last`.
  const same = alike.filter(({ like }) => like === 1);
  return (same.length > 0 ? same : alike).slice(0, 3).map(({ path }) => path);
}

/** The fields and, down to `depth` levels, nested fields, each with its path. */
function fieldsWithin(fields: Fields, depth: number, before = ''): readonly (readonly [string, Shape])[] {
  return Object.entries(fields).flatMap(([name, shape]) => {
    const path = `${before}${name}`;
    const inner = depth > 1 && shape.fields ? fieldsWithin(shape.fields, depth - 1, `${path}.`) : [];
    return [[path, shape] as const, ...inner];
  });
}
