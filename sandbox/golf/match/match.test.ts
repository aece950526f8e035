import { describe, expect, it } from 'vitest';
import { type HoleResult, type MatchBall, matchFromCards, playMatch } from './match';

function play(letters: string, holes = 18) {
  return playMatch(
    [...letters].map((letter): HoleResult => (letter === 'A' || letter === 'B' ? letter : 'halved')),
    holes,
  );
}

describe('a match', () => {
  it.each([
    ['is level after 18 holes', 'AB'.repeat(9), { result: 'AS', leader: null, decided: false, dormie: false }],
    ['is won on the 19th hole', `${'H'.repeat(18)}B`, { result: '19th', leader: 'B', decided: true }],
    ['is won on the 21st hole', `${'H'.repeat(20)}A`, { result: '21st', leader: 'A', decided: true }],
    [
      'is decided before its last hole and ignores later holes',
      'A'.repeat(10) + 'B'.repeat(8),
      { result: '10&8', leader: 'A', decided: true, holesPlayed: 10 },
    ],
    [
      'is won by one hole on the last hole',
      `A${'H'.repeat(17)}`,
      { result: '1 up', leader: 'A', decided: true, holesPlayed: 18 },
    ],
    [
      'is won by two holes on the last hole',
      `${'H'.repeat(16)}AA`,
      { result: '2 up', leader: 'A', decided: true, holesPlayed: 18 },
    ],
    [
      'is dormie, two up with two to play',
      `AA${'H'.repeat(14)}`,
      { result: '2 up', leader: 'A', decided: false, dormie: true, holesPlayed: 16 },
    ],
    [
      'is in progress with a leader',
      'BBH',
      { result: '2 up', leader: 'B', decided: false, dormie: false, holesPlayed: 3 },
    ],
    ['is in progress and level', 'AB', { result: 'AS', leader: null, decided: false, dormie: false, holesPlayed: 2 }],
    ['has not begun', '', { result: 'AS', leader: null, decided: false, holesPlayed: 0 }],
  ])('playMatch returns the result of a match that %s', (_, letters, standing) => {
    expect(play(letters)).toMatchObject(standing);
  });

  it('after each hole, playMatch returns the leader, the lead in holes and whether the match is dormie', () => {
    expect(play('AABBB', 6).progress.map(({ leader, up, dormie }) => [leader, up, dormie])).toEqual([
      ['A', 1, false],
      ['A', 2, false],
      ['A', 1, false],
      [null, 0, false],
      ['B', 1, true],
    ]);
  });
});

describe('matchFromCards', () => {
  const holes = Array.from({ length: 9 }, (_, index) => ({ number: index + 1, par: 4, strokeIndex: index + 1 }));
  const ball = (scores: (number | null)[], strokes = 0): MatchBall => ({ holes, scores, strokes });
  const fours = holes.map(() => 4);

  it('on each hole, the better ball of a side counts, and the match names it', () => {
    const match = matchFromCards([ball([5, 4, 4]), ball([4, null, 5])], [ball([5, 5, 5], 1), ball([6, 4, null])]);
    expect(
      match.holes.map(({ number, netA, netB, ballA, ballB, result }) => [number, netA, netB, ballA, ballB, result]),
    ).toEqual([
      [1, 4, 4, 1, 0, 'halved'],
      [2, 4, 4, 0, 1, 'halved'],
      [3, 4, 5, 0, 0, 'A'],
    ]);
    expect(match).toMatchObject({ leader: 'A', result: '1 up', holesPlayed: 3, decided: false });
  });

  it('on extra holes of a match, players receive the same strokes as in the round', () => {
    const match = matchFromCards([ball([...fours, 4, 4])], [ball([5, ...fours.slice(1), 5, 5], 1)]);
    expect(match).toMatchObject({ result: '11th', leader: 'A', holesPlayed: 11 });
    expect(match.holes.at(-1)).toMatchObject({ number: 2, grossA: 4, netA: 4, grossB: 5, netB: 5 });
  });

  it('extra holes start again at the first hole of the match', () => {
    const match = matchFromCards([ball([...fours, 5], 1)], [ball([...fours.with(0, 3), 5])], { startedOn: 9 });
    expect(match.holes.at(-1)).toMatchObject({ number: 9, grossA: 5, netA: 5, result: 'halved' });
    expect(match).toMatchObject({ holesPlayed: 10, result: 'AS' });
  });

  it('a hole that neither side finished is halved, and a match ends after its last hole with a score', () => {
    const match = matchFromCards([ball([4, null, 4])], [ball([5, null, 4, null])]);
    expect(match.holes.map(({ result }) => result)).toEqual(['A', 'halved', 'halved']);
  });

  it('during play, a hole that the other side has not yet finished gives no lead', () => {
    const match = matchFromCards([ball([4, 4, 4])], [ball([4, 4])], { isOver: false });
    expect(match).toMatchObject({ leader: null, holesPlayed: 2, result: 'AS' });
    expect(matchFromCards([ball([4])], [ball([])], { isOver: false })).toMatchObject({ holesPlayed: 0, leader: null });
    expect(matchFromCards([ball([4, 4, 4])], [ball([4, null, 4])], { isOver: false })).toMatchObject({ leader: 'A' });
    expect(matchFromCards([ball([4, 4, 4])], [ball([4, 4])])).toMatchObject({ leader: 'A', holesPlayed: 3 });
  });
});
