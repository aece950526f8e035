import { expect, it } from 'vitest';
import { MatchHole, MatchSide } from '@/lib/contract/matches';
import { holeText, scoreDescription } from './match-hole';
import type { MatchHoleView } from './match-view';

const side = (...handicaps: number[]) =>
  MatchSide.parse({
    uid: 's',
    players: handicaps.map((playingHandicap, index) => ({
      uid: `${index}`,
      firstName: ['Ann', 'Bob'][index],
      lastName: '',
      playingHandicap,
    })),
  });
const hole = (changes: object): MatchHoleView => ({
  ...MatchHole.parse({ number: 5, par: 4, strokeIndex: 7, result: 'A', holesUp: 1, ...changes }),
  position: 5,
  standing: '',
  wonBy: 'A',
  fault: null,
});
const scored = hole({ grossA: 5, netA: 4, grossB: 5, netB: 5 });

it('WHY-3 the score of a side shows its strokes, the reason for strokes received, and the net score', () => {
  expect(scoreDescription(scored, 'A', { A: side(8), B: side(8) }, 18)).toBe('5 − 1 (SI 7 ≤ 8 → 1) = net 4');
  expect(scoreDescription(scored, 'B', { A: side(0), B: side(0) }, 18)).toBe('5, no stroke here (plays off 0): net 5');
  expect(scoreDescription(scored, 'A', { A: side(8, 8), B: side(8, 8) }, 18)).toBe('5 − 1 (SI 7 ≤ 8 → 1) = net 4');
  expect(scoreDescription(hole({ grossA: null }), 'A', { A: side(8), B: side(8) }, 18)).toBe('No score');
});

it('WHY-3 strokes in a match are not explained with two balls per side, with nine holes, or if the stroke index gives another number', () => {
  expect(scoreDescription(scored, 'A', { A: side(8, 0), B: side(8, 0) }, 18)).toBe('5 − 1 = net 4, the better ball');
  expect(scoreDescription(scored, 'A', { A: side(8), B: side(8) }, 9)).toBe('5 − 1 = net 4');
  expect(scoreDescription(scored, 'A', { A: side(3), B: side(3) }, 18)).toBe('5 − 1 = net 4');
});

it('WHY-3 the strokes of a side are not explained by stroke indexes of tees that it did not play', () => {
  const on = (uid: string, ...handicaps: number[]) =>
    MatchSide.parse({
      ...side(...handicaps),
      players: side(...handicaps).players.map((one) => ({ ...one, tee: { uid, name: uid } })),
    });
  const sides = { A: on('white', 8), B: on('red', 7) };
  expect(scoreDescription(scored, 'A', sides, 18)).toBe('5 − 1 (SI 7 ≤ 8 → 1) = net 4');
  expect(scoreDescription(hole({ grossB: 5, netB: 4 }), 'B', sides, 18)).toBe('5 − 1 = net 4');
});

it('WHY-3 each hole of a match says who won it, and how', () => {
  const sides = { A: side(8, 8), B: side(0) };
  expect(holeText(scored, sides)).toBe('Ann & Bob won it: net 4 against 5');
  expect(holeText(hole({ grossA: 5, netA: 4 }), sides)).toBe('Ann & Bob won it: the other side has no score');
  expect(holeText(hole({}), sides)).toBe('Ann & Bob won it: conceded or by a penalty');
  expect(holeText(hole({ grossB: 4, netB: 4 }), sides)).toBe('Ann & Bob won it: conceded or by a penalty');
  expect(holeText(hole({ netA: 4, netB: 3 }), sides)).toBe(
    'Ann & Bob won it: conceded or by a penalty, net 4 against 3',
  );
  const halved = { ...hole({ netA: 4, netB: 4, result: 'HALVED' }), wonBy: null };
  expect(holeText(halved, sides)).toBe('Halved, net 4 each');
  expect(holeText({ ...halved, result: 'CONCEDED' }, sides)).toBe('CONCEDED');
});
