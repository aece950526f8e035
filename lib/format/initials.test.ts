import { expect, it } from 'vitest';
import { initials } from './initials';

it.each([
  ['isla.mackintosh@fairway.example', 'IM'],
  ['staff@fairway.test', 'S'],
  ['jean-luc.van_den.berg@club.example', 'JB'],
  ['ølne.åse@club.example', 'ØÅ'],
  ['  @club.example', ''],
  ['', ''],
])('LAY the initials of %j are %j', (email, text) => {
  expect(initials(email)).toBe(text);
});
