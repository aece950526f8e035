import { expect, it } from 'vitest';
import { accountTag } from './account-tag';

it('VIEW-4 an account has the same tag for any spelling of its address, and different accounts have different tags', () => {
  expect(accountTag(' Staff@fairway.test')).toBe(accountTag('staff@fairway.test'));
  const tags = Array.from({ length: 20_000 }, (_, index) => accountTag(`staff${index}@fairway.test`));
  expect(new Set(tags).size).toBe(tags.length);
});

it('VIEW-4 a tag does not reveal the address and is valid in the name of a cookie', () => {
  expect(accountTag('staff@fairway.test')).toMatch(/^[a-z\d]{1,11}$/);
  // If this tag changes, stored views are lost.
  expect(accountTag('staff@fairway.test')).toBe('1xzwlfs2une');
});
