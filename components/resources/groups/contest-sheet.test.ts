import { expect, it } from 'vitest';
import { contests } from '@/lib/resources/contests';
import { contestSheet } from './contest-sheet';

const item = contests.item.parse({
  contestType: 'SKINS',
  eventsCount: 2,
  contestsCount: 3,
  firstUsedAt: '2026-05-06T07:08:09Z',
});
const faults = [{ field: 'winnersCount', message: 'Required' }];
const broken = { ok: false, uid: null, faults: [] } as const;

it('OUT-5 the export of a group’s contests says how often each is used, and how many fields and rows could not be parsed', () => {
  const rows = [{ ok: true, item, faults } as const, broken];
  const [table] = contestSheet('Stags', { ok: true, value: { eventsCount: 4, rows } }, { timeZone: 'UTC' }).tables;
  expect(table?.heads.map(({ words }) => words)).toEqual(['Contest', 'Of 4 events', 'Contests', 'First used (UTC)']);
  expect(table?.heads.filter(({ isTime }) => isTime)).toHaveLength(1);
  expect(table?.rows).toEqual([['Skins', '2', '3', '2026-05-06 07:08']]);
  expect(table?.lacks).toBe('1 field is unreadable and left empty. 1 row is unreadable and left out.');
});

it('OUT-4 a contest export that could not be loaded says why', () => {
  const failure = { kind: 'refused', status: 503, message: 'Down' } as const;
  const { tables } = contestSheet('Stags', { ok: false, failure }, { timeZone: 'UTC' });
  expect(tables).toMatchObject([{ lacks: 'Could not be loaded: Down.', failed: true }]);
});
