import { expect, it } from 'vitest';
import { screens } from './screens';

it('KEY-3 each screen to go to has a letter of its own', () => {
  const letters = screens.map(({ key }) => key);
  expect(new Set(letters).size).toBe(screens.length);
  for (const letter of letters) expect(letter).toMatch(/^[a-z]$/);
});
