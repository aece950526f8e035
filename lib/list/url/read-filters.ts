import { type AnyFilter, type FilterValues, firstText, keysOf, type Parameter } from './filters';
import { failed, quoted, readFilter } from './read-filter';

/** A filter of the URL that is not applied, because a value cannot be read or the list has no such filter. */
export type UnreadFilter = {
  label: string;
  /** The texts of the filter's parameters, which links keep. */
  values: FilterValues;
  /** Names field, value and fault: `Handicap from “abc” is not a number`. */
  words: string;
};

export const unreadText = ({ label, words }: Pick<UnreadFilter, 'label' | 'words'>) =>
  `${words}. The list is not filtered by ${label}.`;

type Params = Readonly<Record<string, Parameter>>;

type Read = { filters: FilterValues; unread: readonly UnreadFilter[] };

/** The labels of other lists' filters, by parameter. */
export type FilterLabels = ReadonlyMap<string, string>;

export function readFilters(filters: readonly AnyFilter[], params: Params, elsewhere: FilterLabels = new Map()): Read {
  const read = filters.map((filter) => readOne(filter, params));
  const own = new Set(filters.flatMap(keysOf));
  const foreign = [...elsewhere].flatMap(([key, label]): UnreadFilter[] => {
    const text = firstText(params[key]);
    if (own.has(key) || text === '') return [];
    return [{ label, values: { [key]: text }, words: `${label} ${quoted(text)}: this list has no such filter` }];
  });
  return {
    filters: Object.assign({}, ...read.map((one) => one.filters)),
    unread: [...read.flatMap((one) => one.unread), ...foreign],
  };
}

function readOne(filter: AnyFilter, params: Params): Read {
  const textOf = (key: string) => (filter.kind === 'any-of' ? joined(params[key]) : firstText(params[key]));
  const { values, fault } = ambiguous(filter, textOf) ?? readFilter(filter, textOf);
  if (!fault) return { filters: values, unread: [] };
  const given = keysOf(filter).flatMap((key) => (textOf(key) === '' ? [] : [[key, textOf(key)]]));
  return { filters: {}, unread: [{ label: filter.label, values: Object.fromEntries(given), words: fault.words }] };
}

/** A plus sign that is not encoded in a URL arrives as a blank, so ` 2` may mean 2 or plus 2. */
function ambiguous(filter: AnyFilter, textOf: (key: string) => string) {
  if (filter.kind !== 'numbers' || !filter.isHandicap) return null;
  const key = [filter.min, filter.max].find((one) => /^ [\d.,]+$/.test(textOf(one)));
  if (key === undefined) return null;
  const number = textOf(key).trim();
  return failed(filter, { key, text: textOf(key), fault: `may be ${number} or +${number}: write %2B for a plus sign` });
}

/** Joins values with commas, as links do, because a form without JavaScript repeats the parameter for each value. */
function joined(value: Parameter): string {
  return [value ?? []].flat().join(',').replace(/^,+$/, '');
}
