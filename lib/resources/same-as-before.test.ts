// biome-ignore-all lint/style/noRestrictedImports: it compares with the old declarations, and goes with them
import { describe, expect, it } from 'vitest';
import type { TableOf } from '@/components/old-cells/column';
import { eventRoundTable, groupRoundTable } from '@/components/resources/event-rounds/columns';
import { eventTable, groupEventTable } from '@/components/resources/events/columns';
import { friendlyRoundTable } from '@/components/resources/friendly-rounds/columns';
import { countryTable } from '@/components/resources/places/country-columns';
import { regionTable } from '@/components/resources/places/region-columns';
import { userTable } from '@/components/resources/users/columns';
import { describeEndpoint } from '@/lib/contract/endpoint';
import { declarationOf } from '@/lib/contract/endpoints';
import { type Reads, readFrom } from '@/lib/contract/wire/unread';
import { formatDateTime } from '@/lib/format/date';
import { inZone } from '@/lib/list/rows/csv-in-zone';
import { plainFilters } from '@/lib/list/rows/old-filter';
import type { RecordKind } from '@/lib/navigation';
import { recordOf } from '@/lib/old-records/all-records';
import { hitOf } from '@/lib/old-records/hit';
import { allLists as oldLists } from '@/lib/old-registry/all-lists';
import type { AnyList as OldList } from '@/lib/old-registry/declare-list';
import { allLists } from './all-lists';
import type { AnyList, Field } from './resource';

const ZONE = 'Europe/London';

const tables: Readonly<Record<string, TableOf<never>>> = {
  users: userTable(ZONE),
  friends: userTable(ZONE),
  rounds: friendlyRoundTable(ZONE, 'name'),
  'user-events': eventTable(ZONE),
  'group-events': groupEventTable(ZONE),
  'group-rounds': groupRoundTable(ZONE),
  events: eventTable(ZONE),
  'event-rounds': eventRoundTable(ZONE),
  'friendly-rounds': friendlyRoundTable(ZONE),
  'event-friendly-rounds': friendlyRoundTable(ZONE),
  countries: countryTable(),
  regions: regionTable(),
};

const ref = (uid: string) => ({ uid, name: `Name of ${uid}` });
const person = { uid: 'u2', firstName: 'Isla', lastName: 'Baird' };
const at = '2026-07-01T23:30:00.000Z';

const user = {
  uid: '6b63cb8b-0000-4000-8000-000000000001',
  ...{ firstName: 'Tom', lastName: '=Ashdown' },
  handicap: -1.2,
  country: ref('eng'),
  region: null,
  status: 'ACTIVE',
  createdAt: at,
  lastActiveAt: null,
};
const round = {
  uid: 'r1',
  createdAt: at,
  scoringFormat: 'STABLEFORD',
  matchplayFormat: null,
  status: 'COMPLETED',
  course: ref('c1'),
  createdBy: person,
  tee: { ...ref('t1'), holes: [{ number: 1, distance: 400, par: 4 }] },
  country: ref('eng'),
  winnerPlayer: { ...person, membershipType: 'APPLICATION_USER', handicap: 12.4, userUid: 'u2' },
  event: null,
  outcome: { winners: [{ ...ref('u2'), userUid: 'u2' }], margin: '2 points' },
};
const event = {
  uid: 'e1',
  name: 'Medal, October',
  status: 'COMPLETED',
  scoringFormat: 'STROKE_PLAY',
  teamFormat: null,
  group: ref('g1'),
  course: ref('c1'),
  startDate: at,
  endDate: at,
  participantsCount: 1204,
  teamsCount: null,
  roundsCount: 2,
  outcome: { winners: [ref('m1')], margin: 'countback' },
  createdBy: person,
  createdAt: at,
};
const membership = {
  uid: 'm1',
  firstName: 'Tom',
  lastName: 'Ashdown',
  membershipType: 'APPLICATION_USER',
  role: 'OWNER',
  handicap: 12.4,
  group: ref('g1'),
  userUid: 'u1',
  joinedAt: at,
};
const handicap = {
  uid: 'h1',
  handicap: 12.4,
  previousHandicap: 12,
  changedAt: at,
  reason: 'SCORE',
  round: ref('r1'),
  event: ref('e1'),
  differential: 14.2,
};
const friendlyRounds = [
  round,
  { ...round, winnerPlayer: null, status: 'IN_PROGRESS' },
  { ...round, winnerPlayer: null },
];
const events = [event, { uid: 'e2', name: 'Cup' }];
const eventRounds = [
  {
    uid: 'er1',
    name: 'Round 1',
    status: 'COMPLETED',
    scoringFormat: 'STROKE_PLAY',
    event: ref('e1'),
    group: ref('g1'),
    course: ref('c1'),
    country: ref('eng'),
    tee: { ...ref('t1'), holes: [{ number: 1, distance: 400, par: 4 }] },
    playedAt: at,
    playersCount: 1204,
    createdAt: at,
  },
];
const country = { ...ref('eng'), isoCode: 'GB', regionsCount: 9, usersCount: 1204 };

const items: Readonly<Record<string, readonly object[]>> = {
  users: [user, { uid: 'u1' }],
  friends: [user, { uid: 'u1' }],
  memberships: [membership, { uid: 'm2' }],
  rounds: [round, { ...round, winnerPlayer: null, matchplayFormat: 'SINGLES', outcome: null }],
  'friendly-rounds': friendlyRounds,
  'event-friendly-rounds': friendlyRounds,
  'user-events': events,
  'group-events': events,
  'group-rounds': eventRounds,
  events,
  'event-rounds': eventRounds,
  countries: [country, ref('sco')],
  admins: [{ ...person, email: 'isla@office.test', status: 'ACTIVE', createdAt: at }, person],
  handicaps: [handicap, { uid: 'h2', handicap: 12, changedAt: at }],
  groups: [
    { ...ref('g1'), owner: person, country: ref('eng'), membersCount: 12, eventsCount: 3, createdAt: at },
    ref('g2'),
  ],
  members: [membership, person],
  'group-members': [membership, person],
  regions: [{ ...ref('kent'), country: ref('eng'), usersCount: 12 }, ref('fife')],
};

/** What the old declaration reads of an item; null where it reads nothing. */
function oldValue(item: object, what: Reads<never, unknown>): unknown {
  const read = readFrom(item as never, what);
  return read.ok ? (read.value ?? null) : null;
}

const moved = allLists.filter(({ name }) => oldLists.some((old) => old.name === name));

describe.each(moved.map((list): [string, AnyList] => [list.name, list]))('%s', (name, list) => {
  const old = (oldLists as readonly OldList[]).find((one) => one.name === name) as OldList;
  const table = tables[name] as TableOf<never>;

  it('has the address, endpoint and words of the old declaration', () => {
    const { path, record, label, search, empty, columnsOf, export: exported } = old;
    expect(list.pathname('u1')).toBe(typeof path === 'string' ? path : path('u1'));
    expect(list).toMatchObject({ label, search, empty });
    expect(list.recordUid !== undefined).toBe(record !== undefined && 'isNamed' in record);
    expect([list.recordKey, list.columnsOf, list.csv.file]).toEqual([record?.key, columnsOf, exported.file]);
    expect(describeEndpoint(list.endpoint)).toEqual(declarationOf(old.endpoint));
    const endpoint = 'endpoint' in exported ? declarationOf(`exports.${exported.endpoint}`) : undefined;
    expect(list.csv.endpoint && describeEndpoint(list.csv.endpoint)).toEqual(endpoint);
  });

  it.runIf(table)('has the columns, sort keys and texts of the old table', () => {
    const fields = Object.entries<Field<never>>(list.fields);
    expect(fields.map(([id, { label, sortKey, align }]) => [id, label, sortKey, align])).toEqual(
      table.columns.map(({ id, header, sortKey, align }) => [id, header, sortKey, align]),
    );
    for (const item of items[name] ?? []) {
      for (const [index, [id, { text }]] of fields.entries()) {
        if (id === 'name' && !('firstName' in item) && list.name !== 'countries' && !('name' in item)) continue;
        const now = text(item as never, { timeZone: ZONE }) || null;
        expect([id, now]).toEqual([id, oldValue(item, table.columns[index]?.text as never) || null]);
      }
    }
  });

  it('has the filters of the old declaration', () => {
    const filters = plainFilters<object>((old.filters ?? []) as never);
    const plain = (all: readonly { of: unknown; endpoint?: unknown; words?: unknown }[]) =>
      all.map(({ of: _, endpoint: __, words: ___, ...filter }) => filter);
    expect(plain(list.filters)).toEqual(plain(filters));
    for (const item of items[name] ?? []) {
      expect(list.filters.map(({ of }) => of(item as never) ?? null)).toEqual(
        filters.map(({ of }) => (of as (item: object) => unknown)(item) ?? null),
      );
    }
  });

  it.runIf(list.hit)('has the facts of the old hits', () => {
    for (const item of items[name] ?? []) {
      const before = hitOf(recordOf(list.row.kind as RecordKind), item as never, ZONE).facts;
      expect(list.hit?.(item, { timeZone: ZONE }).filter(Boolean)).toEqual(before);
    }
  });

  it('EXP-1 has the columns of the old CSV', () => {
    const before = inZone<object>(old.export.columns as never, ZONE);
    const { columns } = list.csv;
    expect(columns.map(({ heading, isTime }) => (isTime ? `${heading} (${ZONE})` : heading))).toEqual(
      before.map(([heading]) => heading),
    );
    for (const item of items[name] ?? []) {
      const values = columns.map(({ value, isTime }) => {
        const held = value(item as never);
        return (isTime && held ? formatDateTime(String(held), ZONE) : held) ?? null;
      });
      expect(values).toEqual(before.map(([, value]) => oldValue(item, value as never)));
    }
  });
});

it.each(allLists.map((list): [string, AnyList] => [list.name, list]))(
  'LIST-18 the columns of %s that show by default fit beside the open sidebar at 1440 px',
  (_, { fields }) => {
    const shown = Object.values<Field<never>>(fields).filter(({ isHidden }) => !isHidden);
    expect(shown.reduce((sum, { width }) => sum + width, 0)).toBeLessThanOrEqual(1180 - 60);
  },
);
