import { expect, it } from 'vitest';
import { limitsOf, none } from './figures';

it('a document gets what has a limit, and which of them is missed', () => {
  const text = limitsOf({
    title: 'Screens',
    figures: [
      ['requested', '20 a second'],
      none('without 200', 0),
      ['a link', 'two', 'two', true],
      ['memory', '277 MiB', '≤ 220 MiB', false],
    ],
  });
  expect(text).toMatch(/^\*\*Screens\*\*, \d{4}-/);
  expect(text.split('\n\n')[1]).toBe('- without 200: 0 (none)\n- a link: two\n- memory: 277 MiB (≤ 220 MiB, missed)');
});
