import { expect, it } from 'vitest';
import { boardOf, formatsOf, readBoard } from './boards';
import { MatchLeaderboard } from './matches';

it('a format has its board, and a board its formats', () => {
  expect(boardOf('MAXIMUM_SCORE')).toBe('strokeplay');
  expect(formatsOf('stableford')).toEqual(['STABLEFORD', 'MODIFIED_STABLEFORD']);
  expect(readBoard('matchplay')).toBe('matchplay');
});

it('a match is of no more holes than could be drawn', () => {
  const match = { matchplayFormat: 'SINGLES', items: [] };
  expect(MatchLeaderboard.safeParse({ ...match, holesCount: 36 }).success).toBe(true);
  expect(MatchLeaderboard.safeParse({ ...match, holesCount: 100_000 }).success).toBe(false);
});
