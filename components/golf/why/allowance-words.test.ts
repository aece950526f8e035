import { expect, it } from 'vitest';
import { cardAllowanceText, matchAllowanceText } from './allowance-words';

it('WHY-5 a match names its handicap allowance in every format that the app knows', () => {
  expect(matchAllowanceText('FOUR_BALL')).toBe(
    'Standard allowance: 90% of the difference from the lowest course handicap (Four Ball matches).',
  );
  for (const format of ['SINGLES', 'FOURSOMES', 'GREENSOMES']) {
    expect(matchAllowanceText(format)).not.toContain('not known');
  }
  expect(matchAllowanceText('CHAPMAN')).toContain('not known to Fairway');
});

it('WHY-5 a team’s scorecard names its allowance and the allowance of the individual leaderboard', () => {
  expect(cardAllowanceText({ scoringFormat: 'STROKE_PLAY', teamFormat: 'AGGREGATE' })).toBe(
    'The standard handicap allowance is 100% here and 95% under Individuals.',
  );
  expect(cardAllowanceText({ scoringFormat: 'STROKE_PLAY', teamFormat: 'SHAMBLE' })).toBeNull();
});
