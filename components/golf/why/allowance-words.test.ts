import { expect, it } from 'vitest';
import { matchAllowanceText } from './allowance-words';

it('WHY-5 a match names its handicap allowance in every format that the app knows', () => {
  expect(matchAllowanceText('FOUR_BALL')).toBe(
    'Standard allowance: 90% of the difference from the lowest course handicap (Four Ball matches).',
  );
  for (const format of ['SINGLES', 'FOURSOMES', 'GREENSOMES']) {
    expect(matchAllowanceText(format)).not.toContain('not known');
  }
  expect(matchAllowanceText('CHAPMAN')).toContain('not known to Fairway');
});
