import { expect, it } from 'vitest';
import { boardOf, formatsOf, readBoard } from './boards';
import { MatchLeaderboard } from './matches';

it('each scoring format has a leaderboard, and each leaderboard has scoring formats', () => {
  expect(boardOf('MAXIMUM_SCORE')).toBe('strokeplay');
  expect(formatsOf('stableford')).toEqual(['STABLEFORD', 'MODIFIED_STABLEFORD']);
  expect(readBoard('matchplay')).toBe('matchplay');
});

it('a match with more holes than the app can show is refused', () => {
  const match = { matchplayFormat: 'SINGLES', items: [] };
  expect(MatchLeaderboard.safeParse({ ...match, holesCount: 36 }).success).toBe(true);
  expect(MatchLeaderboard.safeParse({ ...match, holesCount: 100_000 }).success).toBe(false);
});
