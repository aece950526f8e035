import { unreadWords } from '@/lib/contract/wire/field-fault';
import { type Reads, type ReadValue, readFrom } from '@/lib/contract/wire/unread';
import { formatDateTime, formatDay, zoneLabel } from '@/lib/format/date';
import { titleCase } from '@/lib/format/title-case';
import { screenOf } from '@/lib/navigation';

/** Where facts are shown: on the record's screen, beside its list, among the hits of a search, in a comparison. */
export type FactPlace = 'page' | 'peek' | 'hit' | 'compare';

type Words = string | null | undefined;
type Text<Item> = Reads<Item, Words>;

/** What a fact says: in words, or as an id, a status or a moment, which each place writes in its way. */
type Value<Item> =
  | { text: Text<Item> }
  | { id: Text<Item> }
  | { status: Text<Item> }
  | { at: Text<Item> }
  /** Fetched from this handler when staff ask for it. */
  | { asked: (item: Item) => string };

/** A fact of a record, declared once. What is more than its words is drawn in components/resources, by its label. */
export type Fact<Item> = Value<Item> & {
  label: string;
  on: readonly FactPlace[];
  /** The record or the list that it leads to. */
  to?: (item: Item) => Words;
  /** Where its label stands in a line of facts: `Handicap 4.1`, `12 members`; else the value says enough. */
  inLine?: 'before' | 'after';
};

export const placeOf =
  <Key extends 'country' | 'region'>(key: Key) =>
  (item: { [K in Key]?: { uid: string } | null | undefined }): string | null => {
    const place = item[key];
    return place ? screenOf(key, place.uid) : null;
  };

export const EVERYWHERE = ['page', 'peek', 'hit', 'compare'] as const;
/** With room for a label. */
export const LABELLED = ['page', 'peek', 'compare'] as const;
export const SCREENS = ['page', 'peek'] as const;

export function factsOn<Item>(facts: readonly Fact<Item>[], place: FactPlace): readonly Fact<Item>[] {
  return facts.filter(({ on }) => on.includes(place));
}

export function factText<Item>(
  fact: Fact<Item>,
  item: Item,
  place: FactPlace,
  timeZone: string,
): ReadValue<string | null> {
  if ('asked' in fact) return { ok: true, value: null };
  const said = 'text' in fact ? fact.text : 'id' in fact ? fact.id : 'status' in fact ? fact.status : fact.at;
  const read = readFrom<Item, Words>(item, said);
  if (!read.ok || !read.value) return read.ok ? { ok: true, value: null } : read;
  if ('status' in fact) return { ok: true, value: titleCase(read.value) };
  return { ok: true, value: 'at' in fact ? momentText(read.value, place, timeZone) : read.value };
}

function momentText(at: string, place: FactPlace, timeZone: string): string {
  if (place === 'hit') return formatDay(at, timeZone);
  return place === 'compare' ? formatDateTime(at, timeZone) : `${formatDateTime(at, timeZone)} ${zoneLabel(timeZone)}`;
}

/** The same with its label, where the value alone does not say enough. */
export function inLine<Item>({ label, inLine: where }: Fact<Item>, text: string): string {
  if (!where) return text;
  return where === 'before' ? `${label} ${text}` : `${text} ${label.toLowerCase()}`;
}

/** A fact in words: null where it is not given, `unread` where it could not be read. */
export type ReadFact = {
  label: string;
  value: string | null;
  unread?: string;
  /** It comes when it is asked for, from this handler. */
  asked?: string;
};

/** The facts of a comparison in words, each by itself: one that could not be read costs no other. A time's label names its zone. */
export function readFacts<Item>(facts: readonly Fact<Item>[], item: Item, timeZone: string): ReadFact[] {
  return factsOn(facts, 'compare').map((fact) => {
    const label = 'at' in fact ? `${fact.label} ${zoneLabel(timeZone)}` : fact.label;
    if ('asked' in fact) return { label, value: null, asked: fact.asked(item) };
    const read = factText(fact, item, 'compare', timeZone);
    return read.ok ? { label, value: read.value } : { label, value: null, unread: unreadWords(read.fault) };
  });
}
