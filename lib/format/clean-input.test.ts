import { describe, expect, it } from 'vitest';
import { cleanCode, cleanInput } from './clean-input';

describe('cleanInput and cleanCode', () => {
  it.each([
    ['a zero-width blank', 'Thomas\u200B', 'Thomas'],
    ['a direction mark', '\u200ETom Ashdown\u202C', 'Tom Ashdown'],
    ['a word joiner inside', 'Tho\u2060mas', 'Thomas'],
    ['a no-break blank', 'Tom\u00A0Ashdown', 'Tom Ashdown'],
    ['a joiner between Latin letters', 'Tho\u200Dmas', 'Thomas'],
    ['joiners at the ends', '\u200Cعلی\u200C\u200D', 'علی'],
    ['full-width digits', '１２３４', '1234'],
    ['blanks around it', ' Tom ', 'Tom'],
  ])('LIST-16 AUTH-1 cleaning a pasted text removes or replaces %s', (_, text, cleaned) => {
    expect(cleanInput(text)).toBe(cleaned);
  });

  it.each([
    'علی\u200Cرضا',
    'क्\u200Dष',
    'Golf 👨\u200D👩\u200D👧 Club',
    'Ólafur',
    'محمد الهاشمي',
    'a\tb',
    "O'Neill-Smith",
  ])('LIST-16 AUTH-1 the pasted text %j stays unchanged', (text) => {
    expect(cleanInput(text)).toBe(text);
  });
});

it.each(['575943', '575 943', '575-943', '575–943', '575.943', '５７５９４３', '\u200E575\u00A0943'])(
  'AUTH-4 the pasted code %j becomes 575943',
  (text) => {
    expect(cleanCode(text)).toBe('575943');
  },
);
