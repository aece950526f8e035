import { expect, it } from 'vitest';
import { withIsoDay } from './iso-days';

it.each([
  ['carnmouth 30 november', 'carnmouth 2026-11-30'],
  ['Carnmouth on 2nd Jan.', 'Carnmouth on 2027-01-02'],
  ['carnmouth 29/02/2024', 'carnmouth 2024-02-29'],
  ['carnmouth 31 nov 2026', 'carnmouth 31 nov 2026'],
  ['18 mayfair 12', '18 mayfair 12'],
])('SRCH-12 the search reads the day in “%s” as “%s”', (text, read) =>
  expect(withIsoDay(text, '2026-12-01')).toBe(read),
);
