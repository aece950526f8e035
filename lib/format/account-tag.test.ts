import { expect, it } from 'vitest';
import { accountTag } from './account-tag';

it('VIEW-4 capitals and spaces in an e-mail address do not change the tag of its account; other accounts have other tags', () => {
  expect(accountTag(' Staff@fairway.test')).toBe(accountTag('staff@fairway.test'));
  const tags = Array.from({ length: 20_000 }, (_, index) => accountTag(`staff${index}@fairway.test`));
  expect(new Set(tags).size).toBe(tags.length);
});

it('VIEW-4 the tag of an account does not reveal the e-mail address, and is valid in a cookie name', () => {
  expect(accountTag('staff@fairway.test')).toMatch(/^[a-z\d]{1,11}$/);
  // If this tag changes, users lose their saved views.
  expect(accountTag('staff@fairway.test')).toBe('1xzwlfs2une');
});
