import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { TableOf } from '@/components/old-cells/column';
import { isRead } from '@/components/old-list/model/list-model';
import { tableRows } from '@/components/old-list/model/rows';
import { courseTable } from '@/components/resources/courses/columns';
import { drawnFacts } from '@/components/resources/drawn-facts';
import { eventRoundTable, groupRoundTable } from '@/components/resources/event-rounds/columns';
import { eventTable, groupEventTable } from '@/components/resources/events/columns';
import { friendlyRoundTable } from '@/components/resources/friendly-rounds/columns';
import { groupMemberTable, membershipTable, memberTable } from '@/components/resources/members/columns';
import { countryTable } from '@/components/resources/places/country-columns';
import { regionTable } from '@/components/resources/places/region-columns';
import { userTable } from '@/components/resources/users/columns';
import { readPage } from '@/lib/api/http/read';
import { declarationOf } from '@/lib/contract/endpoints';
import { isAssumed } from '@/lib/contract/wire/shape';
import { faultsOf as faultsIn, type Reads, type ReadValue, readFrom } from '@/lib/contract/wire/unread';
import { inZone } from '@/lib/list/rows/csv-in-zone';
import type { RecordKind } from '@/lib/navigation';
import { recordOf } from '@/lib/old-records/all-records';
import { type Fact, type FactPlace, factText } from '@/lib/old-records/facts';
import { allLists, type ListName } from '@/lib/old-registry/all-lists';
import type { AnyList } from '@/lib/old-registry/declare-list';
import { rowRecord } from '@/lib/old-registry/row-record';
import { faultsOf, type Place, placesOf, put, valuesOf } from './values';

type Item = { uid: string };
type Page = z.ZodObject<{ items: z.ZodArray<z.ZodObject>; paging: z.ZodObject }>;

const tables: Partial<Record<ListName, TableOf<never>>> = {
  users: userTable('UTC'),
  friends: userTable('UTC'),
  memberships: membershipTable('UTC', { later: null, now: 12 }),
  rounds: friendlyRoundTable('UTC', 'name'),
  'user-events': eventTable('UTC'),
  members: memberTable('UTC'),
  'group-events': groupEventTable('UTC'),
  'group-rounds': groupRoundTable('UTC'),
  'group-members': groupMemberTable('UTC'),
  events: eventTable('UTC'),
  courses: courseTable(),
  'friendly-rounds': friendlyRoundTable('UTC'),
  'event-friendly-rounds': friendlyRoundTable('UTC'),
  'event-rounds': eventRoundTable('UTC'),
  countries: countryTable(),
  regions: regionTable(),
};

/** What a field only adds to, or stands behind: without it the rest is said. */
const ADDS_TO: Readonly<Record<string, readonly string[]>> = {
  endDate: ['column status', 'drawn Status'],
  scoringFormat: ['column winner', 'drawn Winner'],
  outcome: ['column winner', 'drawn Winner'],
  course: ['column tee', 'column startDate', 'column endDate', 'column playedAt', 'drawn Starts', 'drawn Ends'],
};

/** Something that is said of an item, by its name. */
type Said = { name: string; read: (item: Item) => ReadValue<unknown> };

const said = (name: string, what: Reads<Item, unknown>): Said => ({ name, read: (item) => readFrom(item, what) });

/** The cells of a table. */
function cellsOf({ columns }: TableOf<Item>): Said[] {
  return columns.map(({ id, text }) => said(`column ${id}`, text));
}

/** The fields of a list's CSV, and what its filters compare. */
function exportedOf({ export: { columns }, filters = [] }: AnyList): Said[] {
  return [
    ...inZone(columns, 'UTC').map(([heading, value]) => said(`CSV ${heading}`, value as Reads<Item, unknown>)),
    ...filters.map(({ label, of }) => said(`filter ${label}`, of as Reads<Item, unknown>)),
  ];
}

const PLACES: readonly FactPlace[] = ['page', 'peek', 'hit', 'compare'];

/** The name and the facts of a record, in each place and as they are drawn. */
function factsOf(kind: RecordKind): Said[] {
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

const SEED = 20_261_124;

const SAMPLES = 10;
const all: readonly AnyList[] = allLists.filter(({ name }) => name in tables);

describe.each(all.map((list) => [list.name, list] as const))('ERR-4 any field of any row of %s', (name, list) => {
  const page = declarationOf(list.endpoint).output as unknown as Page;
  const schema = page.shape.items.element;
  const table = tables[name as ListName] as unknown as TableOf<Item>;
  const kind = list.peek && (typeof list.peek === 'string' ? list.peek : list.peek.kind);
  const said = [...cellsOf(table), ...exportedOf(list), ...(kind ? factsOf(kind) : [])];
  const paging = { pageNumber: 1, pageSize: 10, total: 3 };
  const read = (...items: readonly unknown[]) =>
    readPage(list.endpoint, page as never, { body: { items, paging }, headers: new Headers() }, paging).rows as never[];
  const places = placesOf(schema);
  const items = fc.sample(fc.noBias(valuesOf(schema)), { numRuns: SAMPLES, seed: SEED }) as Item[];
  const otherwise = new Map(
    places.map(({ place, schema: of }) => {
      const none = z.safeParse(of, null).success ? items.map((item) => put(item, place, null)) : [];
      return [place.join('.'), [...items, ...none]];
    }),
  );
  const changedIn = (item: Item, place: Place) => changedBy(said, item, place, otherwise.get(place.join('.')) ?? []);
  const own = new Map(places.map(({ place }) => [place.join('.'), items.flatMap((item) => changedIn(item, place))]));

  it.each(places.map(({ place, schema: of }) => [place.join('.'), place, of] as const))(
    '%s costs what is its own',
    (_, place, of) => {
      const rows = fc.tuple(...[1, 2, 3].map(() => fc.constantFrom(...items)), faultsOf(of));
      fc.assert(
        fc.property(rows, ([before, item, after, wrong]) => {
          const sound = read(before, item, after);
          const faulty = read(before, put(item, place, wrong), after);
          const drawn = tableRows(table, faulty, rowRecord<Item>(list)?.name);
          const whole = tableRows(table, sound, rowRecord<Item>(list)?.name);
          expect([drawn[0], drawn[2]]).toEqual([whole[0], whole[2]]);
          const [, row] = faulty as unknown as [unknown, { ok: true; item: Item } | { ok: false }];
          if (!row.ok) {
            expect(place[0] === 'uid' || !isAssumed(schema, String(place[0]))).toBe(true);
            return;
          }
          const lost = faultsIn(row.item).filter((fault) => !fault.read);
          expect(lost.length).toBeGreaterThan(0);
          const marked = said.filter((one) => !one.read(row.item).ok).map((one) => one.name);
          const mine = lost.flatMap(({ path }) => own.get(path.join('.')) ?? []);
          expect(mine).toEqual(expect.arrayContaining(marked));
          const due = lost
            .flatMap(({ path }) => changedIn(item as Item, path))
            .filter((one) => !ADDS_TO[String(place[0])]?.includes(one));
          expect(marked).toEqual(expect.arrayContaining(due));
          const cells = drawn[1];
          const unread =
            cells && isRead(cells) ? cells.unread.map((index) => `column ${table.columns[index]?.id}`) : [];
          expect(unread).toEqual(marked.filter((one) => one.startsWith('column ')));
        }),
        { numRuns: 3, seed: SEED },
      );
    },
  );
});

/** What another value in this place changes of what is said of an item. */
function changedBy(said: readonly Said[], item: Item, place: Place, others: readonly unknown[]): string[] {
  const changed = others.map((other) => put(item, place, at(other, place)) as Item);
  return said.flatMap(({ name, read }) => {
    const words = JSON.stringify(read(item));
    return changed.some((other) => JSON.stringify(read(other)) !== words) ? [name] : [];
  });
}

function at(value: unknown, place: Place): unknown {
  return place.reduce<unknown>((held, name) => (held as Record<string | number, unknown>)?.[name], value);
}
