import type { TableOf } from '@/components/cells/column';
import { drawnFacts } from '@/components/resources/drawn-facts';
import { type Reads, type ReadValue, readFrom } from '@/lib/contract/wire/unread';
import type { RecordKind } from '@/lib/navigation';
import { recordOf } from '@/lib/records/all-records';
import { type Fact, type FactPlace, factText } from '@/lib/records/facts';
import type { AnyList } from '@/lib/registry/declare-list';

type Item = { uid: string };

/** Something that is said of an item, by its name. */
export type Said = { name: string; read: (item: Item) => ReadValue<unknown> };

const said = (name: string, what: Reads<Item, unknown>): Said => ({ name, read: (item) => readFrom(item, what) });

/** The cells of a table. */
export function cellsOf({ columns }: TableOf<Item>): Said[] {
  return columns.map(({ id, text }) => said(`column ${id}`, text));
}

/** The fields of a list's CSV, and what its filters compare. */
export function exportedOf({ export: { columns }, filters = [] }: AnyList): Said[] {
  return [
    ...columns('UTC').map(([heading, value]) => said(`CSV ${heading}`, value as Reads<Item, unknown>)),
    ...filters.map(({ label, of }) => said(`filter ${label}`, of as Reads<Item, unknown>)),
  ];
}

const PLACES: readonly FactPlace[] = ['page', 'peek', 'hit', 'compare'];

/** The name and the facts of a record, in each place and as they are drawn. */
export function factsOf(kind: RecordKind): Said[] {
  const { name, facts } = recordOf(kind);
  const drawn = drawnFacts(kind) ?? {};
  const places = (fact: Fact<Item>): Said[] =>
    PLACES.map((place) => ({
      name: `fact ${fact.label} (${place})`,
      read: (item) => factText(fact, item, place, 'UTC'),
    }));
  return [
    said(`name of ${kind}`, name),
    ...facts.flatMap(places),
    ...Object.entries(drawn).map(([label, draw]) => said(`drawn ${label}`, draw('UTC'))),
  ];
}
