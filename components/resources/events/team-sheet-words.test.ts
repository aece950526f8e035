import { expect, it } from 'vitest';
import type { Team } from '@/lib/contract/leaderboards';
import type { ReadItem } from '@/lib/contract/read-item';
import { teamSheetText } from './team-sheet';

const player = (uid: string) => ({ uid, firstName: 'Ann', lastName: 'Lee', handicap: uid === 'new' ? null : 12.3 });
const team = (...players: string[]): ReadItem<Team> => ({
  ok: true,
  faults: [],
  item: { uid: players.join(), name: 'Team', players: players.map(player) },
});
const pageOf = (rows: ReadItem<Team>[], total: number | null) => ({
  rows,
  paging: { pageNumber: 1, pageSize: 100, total },
});

it('TEAM-1 a team sheet says how many teams and players it has', () => {
  expect(teamSheetText(pageOf([team('a', 'b'), team('c', 'd')], 2), 4)).toBe('2 teams, 4 players, by team name.');
  expect(teamSheetText(pageOf([team('a')], 1), 3)).toMatch('1 team, 1 player, and 2 without a team (see Individuals)');
  expect(teamSheetText(pageOf([team('a')], null), 2)).toBe('1 team, 1 player, by team name.');
});

it('TEAM-1 a team sheet explains the mark of a player without a handicap', () => {
  expect(teamSheetText(pageOf([team('a', 'new')], 1), 2)).toBe(
    '1 team, 2 players, by team name. * No handicap at entry. Such players usually play off the maximum of 54.0.',
  );
});

it('TEAM-2 a team sheet that shows only the first teams says how many teams there are', () => {
  expect(teamSheetText(pageOf([team('a', 'b')], 1204), 2408)).toMatch(/^The first 1 of 1,204 teams, 2 players, by/);
});
