import { afterEach, expect, it, vi } from 'vitest';

const settings = vi.hoisted(() => ({ AUTH_SECRET: ['a'.repeat(32)], AVATAR_URL: undefined as string | undefined }));
vi.mock('./env', () => ({ env: () => settings }));
const { avatarUrl } = await import('./preferences');

afterEach(() => {
  settings.AVATAR_URL = undefined;
  settings.AUTH_SECRET = ['a'.repeat(32)];
});

it('LAY-6 the default avatar comes from this origin, and its URL does not contain the e-mail address', () => {
  expect(avatarUrl('staff@fairway.test')).toBe('/api/avatar');
});

it('LAY-6 an external avatar service gets a keyed hash of the account, always the same, instead of the e-mail address', () => {
  settings.AVATAR_URL = 'https://avatars.example/bottts/svg?backgroundColor=b6e3f4';
  const url = new URL(avatarUrl('Staff@fairway.test '));
  expect(url.origin + url.pathname).toBe('https://avatars.example/bottts/svg');
  expect(url.searchParams.get('backgroundColor')).toBe('b6e3f4');
  const seed = url.searchParams.get('seed');
  expect(seed).toMatch(/^[\w-]{43}$/);
  expect(decodeURIComponent(url.href).toLowerCase()).not.toContain('staff');
  const seedOf = (email: string) => new URL(avatarUrl(email)).searchParams.get('seed');
  expect(seedOf('staff@fairway.test'), 'the same picture').toBe(seed);
  expect(seedOf('other@fairway.test')).not.toBe(seed);
  settings.AUTH_SECRET = ['b'.repeat(32)];
  expect(seedOf('staff@fairway.test'), 'nobody without the secret can make it').not.toBe(seed);
});
