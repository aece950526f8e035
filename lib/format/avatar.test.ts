import { expect, it } from 'vitest';
import { drawAvatar, PASTELS } from './avatar';

const emails = [
  'isla.mackintosh@fairway.example',
  'staff@fairway.test',
  '"<script>"@odd.example',
  'ølne@club.example',
  '',
];

it.each(emails)('LAY the avatar of %j is always the same and has a pastel background', (email) => {
  const svg = drawAvatar(email);
  expect(drawAvatar(email)).toBe(svg);
  expect(PASTELS.some((colour) => svg.includes(`#${colour}`))).toBe(true);
});

it.each(emails.filter(Boolean))('LAY the avatar of %j does not contain the e-mail address', (email) => {
  expect(drawAvatar(email)).not.toContain(email);
  expect(drawAvatar(email)).not.toContain('<script');
});

it('LAY different e-mail addresses have different avatars', () => {
  expect(new Set(emails.map(drawAvatar)).size).toBe(emails.length);
});
