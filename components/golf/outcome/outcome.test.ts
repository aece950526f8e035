import { describe, expect, it } from 'vitest';
import { boardRows } from '@/components/golf/leaderboard/rows';
import { LeaderboardRow } from '@/lib/contract/leaderboards';
import { MatchRow } from '@/lib/contract/matches';
import { soundItems } from '@/lib/contract/page';
import { read } from '@/lib/contract/wire/lenient.fixture';
import { shortUid } from '@/lib/format/uid';
import { boardOutcome, matchOutcome } from './outcome';
import { winnerWords, wonWords } from './winner-words';

const rowsOf = (...rows: [name: string, position: number, score: number][]) => {
  const items = rows.map(([firstName, position, score]) =>
    LeaderboardRow.parse({
      player: { uid: firstName, firstName, lastName: '' },
      position,
      points: score,
      net: score,
      status: 'FINISHED',
    }),
  );
  return soundItems(boardRows({ endpoint: '', rows: items.map((item) => ({ ok: true, item })) }, 'stableford').rows);
};
const side = (...names: string[]) => ({
  uid: names[0] ?? '',
  players: names.map((firstName) => ({ uid: firstName, firstName, lastName: '' })),
});
const match = (changes: object) =>
  MatchRow.parse({ uid: 'm', sideA: side('Ann', 'Al'), sideB: side('Bea'), ...changes });
const ann = { uid: 'Ann', name: 'Ann' };

describe('WHO-1 a winner with the margin', () => {
  it('by points, by strokes, on countback', () => {
    const points = boardOutcome(rowsOf(['Ann', 1, 38], ['Bob', 2, 36]), 'stableford');
    expect(points && wonWords(points)).toBe('Ann, by 2 points');
    const strokes = boardOutcome(rowsOf(['Ann', 1, 70], ['Bob', 2, 71]), 'strokeplay');
    expect(strokes && wonWords(strokes)).toBe('Ann, by 1 stroke');
    const countback = boardOutcome(rowsOf(['Ann', 1, 38], ['Bob', 2, 38]), 'stableford');
    expect(countback && wonWords(countback)).toBe('Ann, on countback');
  });

  it('by strokes over another par: with both net scores, since to par is further apart', () => {
    const rowOf = (name: string, changes: object) => ({
      ok: true as const,
      item: LeaderboardRow.parse({ team: { uid: name, name, players: [] }, status: 'FINISHED', ...changes }),
    });
    const wordsFor = (toPar: number, net = 303) => {
      const rows = [
        rowOf('Heather', { position: 1, net: 296, toPar: 4 }),
        rowOf('Claret', { position: 2, net, toPar }),
      ];
      const outcome = boardOutcome(soundItems(boardRows({ endpoint: '', rows }, 'strokeplay').rows), 'strokeplay');
      return outcome && wonWords(outcome);
    };
    expect(wordsFor(15)).toBe('Heather, by 7 strokes (net 296 to 303)');
    expect(wordsFor(0, 296)).toBe('Heather, on countback (net 296 to 296)');
    expect(wordsFor(11)).toBe('Heather, by 7 strokes');
  });

  it('of a match: both partners', () => {
    const outcome = matchOutcome(match({ winnerUid: 'Ann', result: '3&2', thru: 16 }), 18);
    expect(outcome && wonWords(outcome)).toBe('Ann and Al, 3&2');
    expect(winnerWords('COMPLETED', ann, outcome ?? null)).toEqual({ words: 'and Al, 3&2', differs: false });
  });
});

describe('WHO-2 nobody won', () => {
  it('tied, and why', () => {
    const outcome = boardOutcome(rowsOf(['Ann', 1, 38], ['Bob', 1, 38], ['Cy', 3, 30]), 'stableford');
    expect(winnerWords('COMPLETED', null, outcome ?? null).words).toBe(
      'Tied: Ann and Bob on 38 points, and no countback separates them',
    );
    const level = matchOutcome(match({ result: 'AS', thru: 18, holesUp: 0 }), 18);
    expect(winnerWords('COMPLETED', null, level ?? null).words).toBe('Tied: level to the last hole, and a tie stands');
  });

  it('not yet, none, none recorded', () => {
    expect(winnerWords('IN_PROGRESS', null, boardOutcome(rowsOf(['Ann', 1, 38]), 'stableford') ?? null).words).toBe(
      'Not yet',
    );
    expect(winnerWords('ABANDONED', null, boardOutcome(rowsOf(['Ann', 1, 38]), 'stableford') ?? null).words).toBe(
      'None',
    );
    expect(winnerWords('COMPLETED', null, null).words).toBe('None recorded');
    expect(matchOutcome(match({ result: '2 up', thru: 16, holesUp: 2 }), 18)).toBeNull();
  });
});

describe('WHO-3 record and board that disagree are marked', () => {
  const won = boardOutcome(rowsOf(['Bob', 1, 38], ['Ann', 2, 36]), 'stableford');

  it('the board has a winner, the record none or another', () => {
    expect(winnerWords('COMPLETED', null, won ?? null)).toEqual({
      words: 'None recorded, though the board has Bob, by 2 points',
      differs: true,
    });
    expect(winnerWords('COMPLETED', ann, won ?? null)).toEqual({
      words: 'The board has Bob, by 2 points',
      differs: true,
    });
  });

  it('the board has a tie', () => {
    const tie = boardOutcome(rowsOf(['Ann', 1, 38], ['Bob', 1, 38]), 'stableford');
    expect(winnerWords('COMPLETED', ann, tie ?? null)).toEqual({
      words: 'The board has a tie of Ann and Bob',
      differs: true,
    });
  });
});

describe('WHO-1 ERR-4 a field that could not be read', () => {
  const rowsWith = (changes: object) => {
    const rows = [{ ok: true as const, item: read(LeaderboardRow, { player, position: 1, points: 38, ...changes }) }];
    return soundItems(boardRows({ endpoint: '', rows }, 'stableford').rows);
  };
  const player = { uid: 'a-long-uid-of-ann', firstName: 'Ann', lastName: 'Lee' };

  it('a place: nobody knows who won, which is not the same as nobody', () => {
    expect(boardOutcome(rowsWith({ position: 'first' }), 'stableford')).toBeUndefined();
  });

  it('a name: the id stands for it, and the margin stays', () => {
    const [, second] = rowsOf(['Ann', 1, 38], ['Bob', 2, 36]);
    const rows = [...rowsWith({ player: { ...player, lastName: 7 } }), ...(second ? [second] : [])];
    const outcome = boardOutcome(rows, 'stableford');
    expect(outcome && wonWords(outcome)).toBe(`${shortUid(player.uid)}, by 2 points`);
  });

  it('a name in a match: the result stays', () => {
    const changed = { ...match({}), winnerUid: 'Bea', result: '3&2' };
    const unnamed = { uid: 'Bea', players: [{ uid: 'Bea', firstName: [], lastName: '' }] };
    const outcome = matchOutcome(read(MatchRow, { ...changed, sideB: unnamed }), 18);
    expect(outcome).toMatchObject({ words: '3&2', winners: [{ uid: 'Bea' }] });
  });
});
