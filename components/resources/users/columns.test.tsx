import { expect, it } from 'vitest';
import { cellTexts, drawnCells } from '@/components/old-list/model/drawn-cells.fixture';
import { User } from '@/lib/contract/users';
import { read } from '@/lib/contract/wire/lenient.fixture';
import { userTable } from './columns';

const golfer = {
  uid: '6b63cb8b-0000-4000-8000-00000000beef',
  firstName: 'Ann',
  lastName: "O'Neil",
  createdAt: '2026-07-04T22:15:00.000Z',
};
const textsOf = (changes: object, timeZone = 'UTC') =>
  cellTexts(userTable(timeZone), User.parse({ ...golfer, ...changes }));

it.each([
  ['FR-4 a handicap has one digit', { handicap: 12 }, { handicap: '12.0' }],
  ['FR-4 a plus handicap has its sign', { handicap: -1.24 }, { handicap: '+1.2' }],
  ['FR-4 a handicap of scratch has none', { handicap: -0.04 }, { handicap: '0.0' }],
  [
    'FR-4 no handicap, country, region, status or visit is -',
    {},
    { handicap: '-', country: '-', region: '-', status: '-', lastActiveAt: '-' },
  ],
  ['FR-4 an unknown status is in title case too', { status: 'on_LEAVE' }, { status: 'On Leave' }],
  ['FR-5 an id is its two ends', {}, { uid: '6b63…beef' }],
  ['FR-4 a name is as it is', {}, { name: "Ann O'Neil" }],
] as const)('%s', (_, changes, cells) => {
  expect(textsOf(changes)).toMatchObject(cells);
});

it('FR-4 times are in the zone of the screen, summer time included', () => {
  const seen = { lastActiveAt: '2026-01-04T22:15:00.000Z' };
  expect(textsOf(seen)).toMatchObject({ createdAt: '2026-07-04 22:15', lastActiveAt: '2026-01-04 22:15' });
  expect(textsOf(seen, 'Europe/London')).toMatchObject({
    createdAt: '2026-07-04 23:15',
    lastActiveAt: '2026-01-04 22:15',
  });
});

it('CLOCK-1 times that are none of play show no local time', () => {
  const cells = drawnCells(userTable('UTC'), User.parse({ ...golfer, lastActiveAt: golfer.createdAt }));
  expect(Object.values(cells).filter((html) => html.includes('data-tip-from'))).toEqual([]);
});

it('FR-5 the title of a shortened id has all of it', () => {
  expect(drawnCells(userTable('UTC'), User.parse(golfer)).uid).toContain(`title="${golfer.uid}"`);
});

it('ERR-4 a field that could not be read is a mark with its reason; a name leads to the record all the same', () => {
  const broken = read(User, { ...golfer, lastName: 7, handicap: 'low', createdAt: 7 });
  const { name, handicap, createdAt, status } = drawnCells(userTable('UTC'), broken);
  expect(handicap).toContain('title="Could not be read: handicap: Expected number, received string"');
  expect(createdAt).toContain('title="Could not be read: createdAt: Expected string, received number"');
  expect(name).toMatch(
    /^<a[^>]* href="\/all-users\/6b63cb8b.*Could not be read: lastName: Expected string, received number/,
  );
  expect(status).toBe('-');
});

it('ERR-4 a number that came as text is read as one', () => {
  expect(cellTexts(userTable('UTC'), User.parse({ ...golfer, handicap: '12.4' })).handicap).toBe('12.4');
});
