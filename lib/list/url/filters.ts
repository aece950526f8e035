import type { Endpoint } from '@/lib/contract/endpoint';
import { titleCase } from '@/lib/format/title-case';

/** If `value` is empty, the label says how many choices could not be parsed. `count` is the number of matching rows. */
export type Option = { value: string; label: string; count?: number };

/** True for a code such as `IN_PROGRESS`, false for an id or text that people wrote. */
export const isWord = (value: string) => /^[A-Za-z][A-Za-z_ -]{0,39}$/.test(value);

export const wordOption = (value: string): Option => ({ value, label: isWord(value) ? titleCase(value) : value });

/** Choices that lib/loaders/fetch-choices.ts fetches. */
export type FetchedChoices = 'country' | 'region' | 'course' | 'group' | 'status-of-users' | 'status-of-events';

/** `only-chosen`: too many choices to offer, so the filter appears only if a link has set it. */
export type DeclaredChoices = readonly Option[] | FetchedChoices | 'only-chosen';

/** A filter's parameters. */
export type FilterKeys = { label: string } & (
  | { kind: 'any-of'; key: string }
  | {
      kind: 'numbers';
      min: string;
      max: string;
      /** True if a negative number is a plus handicap, which is written `+2`. */
      isHandicap?: true;
    }
  | {
      kind: 'dates';
      from: string;
      to: string;
      /** The parameter for rows before a moment. Rows without a moment may match too. */
      before?: string;
      /** The parameter that finds rows without a moment by the value NEVER. */
      never?: string;
      isUpcoming?: true;
    }
);

export const NEVER = 'never';

export type DateFilter = Extract<FilterKeys, { kind: 'dates' }>;

/** `of` returns a row's value: a uid or code, a number, or a moment (ISO 8601). */
type FilterOf<TextOf, NumberOf, RecordOf> =
  | (Extract<FilterKeys, { kind: 'any-of' }> & {
      of: TextOf;
      /** Returns the record whose uid `of` returns. */
      recordOf?: RecordOf;
      choices: DeclaredChoices;
      /**
       * The endpoint that names selected records. If set, values are uids; otherwise they are codes such as `ACTIVE`.
       */
      endpoint?: Endpoint;
      /** Choices for browsers without JavaScript. Others fetch choices with counts from the API. */
      choicesWithoutScript?: readonly Option[];
      /** The label of the filter that decides which choices there are. */
      needs?: string;
    })
  | (Extract<FilterKeys, { kind: 'numbers' }> & { of: NumberOf })
  | (DateFilter & { of: TextOf });

type Known<Value> = Value | null | undefined;

/** `of` returns null if the row has no value, undefined if it could not be parsed. */
export type Filter<Item> = FilterOf<
  (item: Item) => Known<string>,
  (item: Item) => Known<number>,
  (item: Item) => unknown
>;

export type AnyFilter = FilterOf<unknown, unknown, unknown>;

export const hasWords = ({ endpoint }: { endpoint?: Endpoint }) => endpoint === undefined;

/**
 * Valid values by parameter: comma-separated codes or uids, numbers, `yyyy-MM-dd` or, in some links, moments (ISO
 * 8601).
 */
export type FilterValues = Readonly<Record<string, string>>;

export function keysOf(filter: FilterKeys): readonly string[] {
  if (filter.kind === 'any-of') return [filter.key];
  if (filter.kind === 'numbers') return [filter.min, filter.max];
  return [filter.from, filter.to, filter.before, filter.never].filter((key) => key !== undefined);
}

/** Returns `Handicap from` for the lower end of a range; the filter's label if it has only one parameter. */
export function labelOfKey(filter: FilterKeys, key: string): string {
  if (filter.kind === 'any-of') return filter.label;
  const [low, high] = endsOf(filter);
  if (key === low) return `${filter.label} from`;
  if (key === high) return `${filter.label} to`;
  return filter.kind === 'dates' && key === filter.before ? `${filter.label} before` : filter.label;
}

/** Returns the parameters for the two ends of a range. */
export function endsOf(filter: Exclude<FilterKeys, { kind: 'any-of' }>): [low: string, high: string] {
  return filter.kind === 'numbers' ? [filter.min, filter.max] : [filter.from, filter.to];
}

export function isOffered(filter: AnyFilter, values: FilterValues): boolean {
  return filter.kind !== 'any-of' || filter.choices !== 'only-chosen' || filter.key in values;
}

export function hasFilters(filters: readonly AnyFilter[], keys: readonly string[]): boolean {
  return keys.every((key) => filters.some((filter) => filter.kind === 'any-of' && filter.key === key));
}

export function isFiltered(values: FilterValues): boolean {
  return Object.keys(values).length > 0;
}

export type Parameter = string | readonly string[] | undefined;

export function firstOf(value: Parameter): string | undefined {
  return typeof value === 'string' ? value : value?.[0];
}

/** Returns the first text that is not blank. */
export function firstText(value: Parameter): string {
  return [value ?? []].flat().find((text) => text.trim() !== '') ?? '';
}
