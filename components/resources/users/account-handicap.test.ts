import { expect, it } from 'vitest';
import { user } from '@/lib/resources/users';
import { accountHandicapText } from './account-handicap';

it.each([
  [31, '31.0 is set on the account; each group keeps its own. The golf service does not say by whom or when.'],
  [-2.4, '+2.4 is set on the account; each group keeps its own. The golf service does not say by whom or when.'],
  [0, '0.0 is set on the account; each group keeps its own. The golf service does not say by whom or when.'],
  [null, 'No handicap is set on the account; each group keeps its own.'],
])('INDEX-4 the tab “Handicaps” says that the handicap %s is the account’s own', (handicap, words) => {
  expect(accountHandicapText(handicap, { isInGroups: true })).toBe(words);
});

it('INDEX-4 for a user without groups, the tab “Handicaps” does not mention groups', () => {
  expect(accountHandicapText(31, { isInGroups: false })).toBe(
    '31.0 is set on the account. The golf service does not say by whom or when.',
  );
});

it('INDEX-4 the handicap on a user’s overview links to the tab “Handicaps”', () => {
  const item = { uid: 'ann' } as Parameters<NonNullable<typeof user.fields.handicap>['text']>[0];
  expect(user.fields.handicap?.href?.(item)).toBe('/all-users/ann/handicaps');
});
