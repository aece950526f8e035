import { expect, it } from 'vitest';
import { cardAllowanceWords, matchAllowanceWords } from './allowance-words';

it('WHY-5 a match says its allowance, in every known format', () => {
  expect(matchAllowanceWords('FOUR_BALL')).toBe(
    'Handicap allowance: 90% of the difference from the lowest course handicap, as recommended for Four Ball matches. The API gives none.',
  );
  for (const format of ['SINGLES', 'FOURSOMES', 'GREENSOMES']) {
    expect(matchAllowanceWords(format)).not.toContain('not known');
  }
  expect(matchAllowanceWords('CHAPMAN')).toContain('not known');
});

it('WHY-5 a card of a team says its allowance and that of Individuals', () => {
  expect(cardAllowanceWords({ scoringFormat: 'STROKE_PLAY', teamFormat: 'AGGREGATE' })).toBe(
    'Playing handicaps here are 100% of the course handicap, under Individuals 95%.',
  );
  expect(cardAllowanceWords({ scoringFormat: 'STROKE_PLAY', teamFormat: 'SHAMBLE' })).toBeNull();
});
