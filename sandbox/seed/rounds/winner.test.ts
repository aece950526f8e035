import { describe, expect, it } from 'vitest';
import type { PlayedTee } from '../course-layout';
import { type Played, winnerOf } from './handicaps';

const tee: PlayedTee = {
  id: 'white',
  name: 'White',
  gender: 'MALE',
  courseRating: 72,
  slope: 113,
  par: 72,
  holes: Array.from({ length: 18 }, (_, hole) => ({
    number: hole + 1,
    par: 4,
    distance: 400,
    strokeIndex: hole + 1,
  })),
};

const four = Array<number>(18).fill(4);
const five = Array<number>(18).fill(5);
const at = (scores: readonly (number | null)[], hole: number, score: number | null) => scores.with(hole - 1, score);
const player = (scores: Played['scores'], playing = 0, side: 1 | 2 | null = null): Played => ({
  handicapIndex: 0,
  tee,
  side,
  playing,
  scores,
});
const stableford = { scoring: 'STABLEFORD', matchplay: null };
const strokePlay = { scoring: 'STROKE_PLAY', matchplay: null };
const match = (matchplay: string) => ({ scoring: 'MATCH_PLAY', matchplay });

describe('winner', () => {
  it.each([
    ['the player with more points wins', stableford, [player(five, 18), player(five, 20)], 1],
    ['the player with fewer net strokes wins', strokePlay, [player(four, 0), player(five, 19)], 1],
    [
      'a player with an unfinished card cannot win in stroke play',
      strokePlay,
      [player(at(four, 7, null), 0), player(five, 0)],
      1,
    ],
    [
      'a hole without a score counts as the maximum in Maximum Score',
      { ...strokePlay, scoring: 'MAXIMUM_SCORE' },
      [player(at(four, 7, null)), player(at(four, 7, 5))],
      1,
    ],
    [
      'the player who is one up wins the match',
      match('SINGLES'),
      [player(four, 0, 1), player(at(four, 18, 3), 0, 2)],
      1,
    ],
    [
      'a match that stopped before it was decided has no winner',
      match('SINGLES'),
      [player([3, 3, ...Array<null>(16).fill(null)], 0, 1), player([4, 4, ...Array<null>(16).fill(null)], 0, 2)],
      null,
    ],
    [
      'in four-ball the side with the better balls wins',
      match('FOUR_BALL'),
      [player(five, 0, 1), player(five, 0, 1), player(at(five, 3, 9), 0, 2), player(at(five, 3, 4), 0, 2)],
      2,
    ],
    [
      'in foursomes the side with the lower score of its single ball wins',
      match('FOURSOMES'),
      [player(five, 0, 1), player(null, 0, 1), player(five, 1, 2), player(null, 1, 2)],
      2,
    ],
  ])('%s', (_, format, players, winner) => {
    expect(winnerOf(players, format)).toBe(winner);
  });
});
