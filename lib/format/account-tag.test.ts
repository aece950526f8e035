import { expect, it } from 'vitest';
import { accountTag } from './account-tag';

it('VIEW-4 an account has one tag, however its address is written, and no other account has it', () => {
  expect(accountTag(' Staff@fairway.test')).toBe(accountTag('staff@fairway.test'));
  const tags = Array.from({ length: 20_000 }, (_, index) => accountTag(`staff${index}@fairway.test`));
  expect(new Set(tags).size).toBe(tags.length);
});

it('VIEW-4 a tag says nothing of the address and fits the name of a cookie', () => {
  expect(accountTag('staff@fairway.test')).toMatch(/^[a-z\d]{1,11}$/);
  // Another tag would lose the views that are kept.
  expect(accountTag('staff@fairway.test')).toBe('1xzwlfs2une');
});
