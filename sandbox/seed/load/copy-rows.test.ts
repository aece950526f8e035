import { expect, it } from 'vitest';
import { cell } from './load';

it.each([
  ['Siobhán', 'Siobhán'],
  ['', ''],
  ['tab\tline\nreturn\rback\\slash', 'tab\\tline\\nreturn\\rback\\\\slash'],
  ['\\N', '\\\\N'],
  [null, '\\N'],
  [undefined, '\\N'],
  [-1.2, '-1.2'],
  [true, 'true'],
  [new Date('2026-11-01T00:00:00.123Z'), '2026-11-01T00:00:00.123Z'],
  [[4, null, 3], '{4,NULL,3}'],
])('COPY writes the value %j as %j', (value, text) => {
  expect(cell(value)).toBe(text);
});

it.each([[{}], [['text']], [1n]])('a value that COPY cannot write is rejected: %o', (value) => {
  expect(() => cell(value)).toThrow(TypeError);
});
