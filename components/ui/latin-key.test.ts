import { describe, expect, it } from 'vitest';
import { isCommand, latinKey } from './latin-key';

it.each([
  ['k', 'KeyK', 'k'],
  ['λ', 'KeyL', 'l'],
  ['л', 'KeyK', 'k'],
  ['х', 'BracketLeft', '['],
  ['é', 'Digit2', 'é'],
  ['z', 'KeyY', 'z'],
  ['/', 'Digit7', '/'],
  ['Enter', 'Enter', 'Enter'],
])('KEY-1 the typed character %s on the key %s counts as %s', (key, code, latin) => {
  expect(latinKey({ key, code })).toBe(latin);
});

describe('isCommand', () => {
  const press = { key: 'k', code: 'KeyK', ctrlKey: true, metaKey: false, altKey: false, shiftKey: false };
  const is = (event: Partial<KeyboardEvent>) => isCommand({ ...press, ...event } as KeyboardEvent, 'k');

  it('Ctrl+K works with Caps Lock and on Greek and Ukrainian keyboards', () => {
    expect([is({}), is({ key: 'K' }), is({ key: 'κ' }), is({ key: 'л' })]).toEqual([true, true, true, true]);
  });

  it('Ctrl+K does nothing with further modifier keys', () => {
    expect([is({ altKey: true }), is({ shiftKey: true }), is({ ctrlKey: false })]).toEqual([false, false, false]);
  });
});
