import { expect, it } from 'vitest';
import { boardFields } from '@/components/golf/leaderboard/board-fields';
import { boardRows } from '@/components/golf/leaderboard/rows';
import type { LeaderboardRow } from '@/lib/contract/leaderboards';
import { MatchRow } from '@/lib/contract/matches';
import type { ReadItem } from '@/lib/contract/read-item';
import type { Scorecard } from '@/lib/contract/scorecards';
import { boardResult } from './board-result';
import { cardResults } from './card-results';
import { matchResults } from './match-result';

const board = 'stableford';
const person = (uid: string) => ({ uid, firstName: uid, lastName: 'Lee' });
const sound = <Item>(item: Item): ReadItem<Item> => ({ ok: true, item, faults: [] });
const BROKEN = { ok: false as const, uid: null, faults: [{ field: '', message: 'Required' }] };
const hrefOf = () => null;

function resultOf(rows: readonly ReadItem<LeaderboardRow>[]) {
  const fields = boardFields({ board, of: 'Player', hrefOf, hasRounds: false });
  const value = boardRows({ rows, faults: [] }, board);
  return boardResult('Individuals', { fields, hrefOf, rows: { ok: true, value }, notes: ['95%.'], faults: [] });
}

it('OUT-1 an exported leaderboard has positions, names, scores and tie-break reasons, and its warnings are sentences', () => {
  const rows = [
    { position: 1, points: 38, countback: 'Ahead on the last 9', player: person('Ann') },
    { position: 2, tied: true, points: 38, player: person('Bea') },
    { position: 2, tied: true, points: 30, player: person('Cat') },
  ].map((row) => sound({ ...row, status: 'FINISHED' }));
  const { heads, rows: cells, notes, lacks } = resultOf(rows);
  expect(heads.map(({ words }) => words)).toEqual(['Pos', 'Player', 'Thru', 'Points', 'Tie-break']);
  expect(cells[0]).toEqual(['1', 'Ann Lee', 'F', '38', 'Ahead on the last 9']);
  expect(cells[1]).toEqual(['T2', 'Bea Lee', 'F', '38', null]);
  expect(notes).toContain('95%.');
  expect(notes.join(' ')).toContain('Cat Lee: Recorded T2, should be 3.');
  expect(lacks).toBeNull();
});

it('OUT-1 an exported team has the names of its players', () => {
  const team = { uid: 't', name: 'Team 1', players: [person('Ann'), person('Bea')] };
  const { heads, rows } = resultOf([sound({ position: 1, points: 80, status: 'FINISHED', team })]);
  expect(heads[2]).toMatchObject({ words: 'Players' });
  expect(rows[0]).toContain('Ann Lee, Bea Lee');
});

it('OUT-4 an exported leaderboard says what is missing, that it has no rows, or why it could not be loaded', () => {
  const faults = [{ field: 'points', message: 'Required' }];
  const unread = { ok: true as const, item: { position: 1, player: person('Ann') }, faults };
  expect(resultOf([unread, BROKEN]).lacks).toBe(
    '1 field is unreadable and left empty. 1 row is unreadable and left out.',
  );
  expect(resultOf([]).lacks).toMatch(/^No .+ yet\.$/);
  const failure = { kind: 'refused', status: 503, message: 'Down' } as const;
  const fields = boardFields({ board, of: 'Team', hrefOf, hasRounds: false });
  const failed = { fields, hrefOf, rows: { ok: false as const, failure }, notes: [], faults: [] };
  expect(boardResult('Teams', failed)).toMatchObject({ lacks: 'Could not be loaded: Down.', failed: true });
});

it('OUT-1 an exported scorecard has par, stroke index, a line for each type of score, and sums', () => {
  const holes = Array.from({ length: 18 }, (_, i) => ({ number: i + 1, par: 4, distance: 400, strokeIndex: i + 1 }));
  const scores = holes.map(({ number }) => ({ holeNumber: number, strokes: 5, handicapStrokes: 1, net: 4, points: 2 }));
  const card: Scorecard = {
    player: person('Ann'),
    playingHandicap: -2,
    tee: { uid: 'w', name: 'White', gender: 'FEMALE', holes },
    scores,
    totals: { out: 18, in: 18, gross: 90, net: 72, points: 36 },
  };
  const value = { rows: [sound(card), BROKEN], scoringFormat: 'STABLEFORD', faults: [] };
  const [table, lost] = cardResults('Cards', { ok: true, value });
  expect(table?.title).toBe('Cards · White tees · Women');
  expect(table?.heads.map(({ words }) => words)).toEqual([
    ...['Player', 'Playing handicap', 'Score'],
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 'Out', 10, 11, 12, 13, 14, 15, 16, 17, 18, 'In', 'Total'].map(String),
  ]);
  expect(table?.rows.map((row) => row.slice(0, 4))).toEqual([
    ['Par', null, null, '4'],
    ['Stroke index', null, null, '1'],
    ['Ann Lee', '+2', 'Gross', '5'],
    ['Ann Lee', '+2', 'Net', '4'],
    ['Ann Lee', '+2', 'Points', '2'],
  ]);
  expect(table?.rows[4]?.slice(6, 13)).toEqual(['2', '2', '2', '2', '2', '2', '18']);
  expect(table?.rows.map((row) => row.at(-1))).toEqual(['72', '', '90', '72', '36']);
  expect(table?.lacks).toBeNull();
  expect(lost?.lacks).toBe('1 row is unreadable and left out.');
});

it('OUT-1 an exported match has the scores of both sides at each hole, and the standing', () => {
  const side = (uid: string) => ({ uid, players: [person(uid)] });
  const hole = { number: 1, par: 4, strokeIndex: 7, grossA: 5, netA: 4, grossB: 5, netB: 5, result: 'A', leader: 'A' };
  const match = MatchRow.parse({ uid: 'm', sideA: side('Ann'), sideB: side('Bea'), holes: [{ ...hole, holesUp: 1 }] });
  const value = { rows: [sound(match)], holesCount: 18, matchplayFormat: 'SINGLES', faults: [] };
  const [table] = matchResults({ ok: true, value }, 'COMPLETED');
  expect(table?.heads.map(({ words }) => words)).toContain('Bea Lee, net');
  expect(table?.rows).toEqual([['1', '4', '7', '5', '4', '5', '5', 'Ann Lee 1 up']]);
});
