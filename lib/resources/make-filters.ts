import type { Endpoint } from '@/lib/contract/endpoint';
import { countries, regions } from '@/lib/contract/places';
import type { DeclaredChoices, Filter, Option } from '@/lib/list/url/filters';
import { uidOf } from './field-text';

type Named = { uid: string } | null | undefined;

export function wordFilter<Item>(
  label: string,
  key: keyof Item & string,
  choices: DeclaredChoices,
  choicesWithoutScript?: readonly Option[],
): Filter<Item> {
  const of = (item: Item) => item[key] as string | null | undefined;
  return { kind: 'any-of', label, key, of, choices, ...(choicesWithoutScript && { choicesWithoutScript }) };
}

type Choices = { choices: DeclaredChoices; endpoint: Endpoint; needs?: string };

export function recordFilter<Item>(
  label: string,
  key: string,
  of: (item: Item) => Named,
  choices: Choices,
): Filter<Item> {
  return { kind: 'any-of', label, key, of: (item) => uidOf(of(item)), recordOf: of, ...choices };
}

export function countryFilter<Item>(of: (item: Item) => Named): Filter<Item> {
  return recordFilter('Country', 'country', of, { choices: 'country', endpoint: countries.list });
}

export function regionFilter<Item>(of: (item: Item) => Named): Filter<Item> {
  return recordFilter('Region', 'region', of, { choices: 'region', endpoint: regions.list, needs: 'Country' });
}

export function handicapFilter<Item>(of: (item: Item) => number | null | undefined): Filter<Item> {
  return { kind: 'numbers', label: 'Handicap', min: 'handicapMin', max: 'handicapMax', isHandicap: true, of };
}
