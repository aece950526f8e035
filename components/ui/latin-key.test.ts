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
])('KEY-1 shortcuts treat the key %s at position %s as %s', (key, code, latin) => {
  expect(latinKey({ key, code })).toBe(latin);
});

describe('isCommand', () => {
  const press = { key: 'k', code: 'KeyK', ctrlKey: true, metaKey: false, altKey: false, shiftKey: false };
  const is = (event: Partial<KeyboardEvent>) => isCommand({ ...press, ...event } as KeyboardEvent, 'k');

  it('Ctrl+K also works with Caps Lock and on a Greek or Ukrainian keyboard', () => {
    expect([is({}), is({ key: 'K' }), is({ key: 'κ' }), is({ key: 'л' })]).toEqual([true, true, true, true]);
  });

  it('Ctrl+K does not work with additional modifier keys', () => {
    expect([is({ altKey: true }), is({ shiftKey: true }), is({ ctrlKey: false })]).toEqual([false, false, false]);
  });
});
