import { expect, it } from 'vitest';
import { fullName, recordName } from './name';
import { visibleText } from './visible-text';

it.each([
  ['', null],
  [' ', null],
  ['\u00A0\u3000', null],
  ['\u200B', null],
  ['\u3164', null],
  ['\uFFA0\u115F', null],
  ['\u2800', null],
  ['\u200E\u202A\u00AD', null],
  ['\uFE0F', null],
  [null, null],
  [undefined, null],
  [' Ann ', 'Ann'],
  ['-', '-'],
  ['⛳', '⛳'],
  ['علی\u200Cرضا', 'علی\u200Cرضا'],
])('NAME-2 the visible part of the name %j is %j', (text, visible) => {
  expect(visibleText(text)).toBe(visible);
});

it.each([
  ['Ann', 'Lee', 'Ann Lee'],
  ['\u3164', 'Lee', 'Lee'],
  ['\u200B', '\u200B', '-'],
  [' ', null, '-'],
  ['Ann', '', 'Ann'],
])('NAME-2 the full name of %j and %j is %j', (firstName, lastName, name) => {
  expect(fullName({ firstName, lastName })).toBe(name);
});

it('NAME-2 a record without a visible name is shown by its short uid', () => {
  const uid = 'fd33c0de-1111-4222-8333-444455559a41';
  expect(['Medal', '\u200B', ' ', null].map((name) => recordName({ uid, name }))).toEqual([
    'Medal',
    'fd33…9a41',
    'fd33…9a41',
    'fd33…9a41',
  ]);
});
