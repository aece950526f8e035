import { expect, it } from 'vitest';
import { contestFields, contests } from './contests';

const usage = {
  contestType: 'NEAREST_THE_PIN',
  eventsCount: 1012,
  eventsShare: 0.336,
  contestsCount: 2040,
  winnersCount: 1999,
  firstUsedAt: '2026-01-04T22:15:00.000Z',
};

it('REC-6 a type of contest is shown with its numbers of events, contests and winners', () => {
  const item = contests.item.parse(usage);
  const texts = Object.entries(contestFields(3012)).map(([id, { text }]) => [id, text(item, { timeZone: 'UTC' })]);
  expect(Object.fromEntries(texts)).toEqual({
    contestType: 'Nearest The Pin',
    eventsShare: '1,012',
    contestsCount: '2,040',
    winnersCount: '1,999',
    firstUsedAt: '2026-01-04 22:15',
    lastUsedAt: null,
  });
});

it.each([
  [3012, 'Of 3,012 events'],
  [1, 'Of 1 event'],
  [null, 'Events'],
])('REC-6 for a group with %s events, the heading of the events column is “%s”', (count, label) => {
  expect(contestFields(count).eventsShare?.label).toBe(label);
});
