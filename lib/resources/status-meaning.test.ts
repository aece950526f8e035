import { expect, it } from 'vitest';
import { NOBODY, rowWinner } from '@/lib/format/row-winner';
import { eventRoundStatuses, eventStatuses, friendlyRoundStatuses, userStatuses } from '@/lib/list/url/known-values';
import { statusMeaning } from './status-meaning';

const UNKNOWN = 'The golf service does not say what this status means, who set it, when or why.';

it.each([
  ['user', userStatuses],
  ['event', eventStatuses],
  ['round', [...friendlyRoundStatuses, ...eventRoundStatuses]],
] as const)('REC-10 each known status of a %s explains itself or has an explanation', (noun, known) => {
  const unexplained = known.filter(({ value }) => statusMeaning(noun, value) === null).map(({ value }) => value);
  expect(new Set(unexplained)).toEqual(new Set([noun === 'user' ? 'ACTIVE' : 'COMPLETED']));
  for (const { value } of known) expect(statusMeaning(noun, value)).not.toBe(UNKNOWN);
});

it('REC-10 an unknown status says that its meaning is unknown, and a missing one says nothing', () => {
  expect(statusMeaning('user', 'ON_HOLD')).toBe(UNKNOWN);
  expect(statusMeaning('user', null)).toBeNull();
});

it.each([
  ['event', eventStatuses],
  ['round', [...friendlyRoundStatuses, ...eventRoundStatuses]],
] as const)(
  'REC-10 the explanation of the status %s says that there is no winner exactly if lists show none',
  (noun, known) => {
    for (const { value: status } of known) {
      const winner = rowWinner({ status, outcome: null });
      const meaning = statusMeaning(noun, status);
      if (winner === null) expect(meaning).toBeNull();
      else expect(meaning).toMatch(winner === NOBODY ? /nobody has won/ : /there is no winner/);
    }
  },
);
