import { describe, expect, it } from 'vitest';
import type { StrokeBoard } from '@/lib/contract/boards';
import { LeaderboardRow } from '@/lib/contract/leaderboards';
import type { Fault } from '@/lib/contract/read-item';
import { boardNotes } from './board-notes';
import { boardRows } from './rows';

const white = { uid: 'w', name: 'White', gender: 'MALE', courseRating: 71.9, slopeRating: 130, par: 72 };
const red = { uid: 'r', name: 'Red', gender: 'FEMALE', courseRating: 74.9, slopeRating: 134, par: 74 };
const team = { uid: 't', name: 'Claret', players: [] };
const ALONE = { scoringFormat: 'STROKE_PLAY', teamFormat: null };
const PAIRS = { ...ALONE, teamFormat: 'FOUR_BALL' };

function notesOf(
  rows: readonly object[],
  { board = 'strokeplay' as StrokeBoard, of = 'players' as 'players' | 'teams', formats = ALONE as object } = {},
) {
  const items = rows.map((row, index) => {
    const who = of === 'teams' ? { team } : { player: { uid: `p${index}`, firstName: 'Ann', lastName: 'Lee' } };
    const { faults = [], ...fields } = row as { faults?: Fault[] };
    const item = LeaderboardRow.parse({ ...who, position: 1, status: 'FINISHED', ...fields });
    return { ok: true as const, item, faults };
  });
  const scored = { rows: items, scoringFormat: 'STROKE_PLAY', holesCount: 18, faults: [] };
  return boardNotes(boardRows(scored, board, 'event'), { board, of, ...ALONE, ...formats });
}

describe('the note about the handicap allowance of a leaderboard', () => {
  it('WHY-5 an individual leaderboard names its handicap allowance and the source of the allowance', () => {
    expect(notesOf([{}])).toEqual([
      'Standard allowance: 95% of the course handicap (individual play in medium-sized fields).',
    ]);
  });

  it('WHY-5 in an event with both, the individual and team leaderboards each name the allowance of the other', () => {
    expect(notesOf([{}], { formats: PAIRS })).toEqual([
      'Standard allowance: 95% of the course handicap (individual play in medium-sized fields).',
      'Under Teams the standard is 85%, so playing handicaps and scores can differ.',
    ]);
    expect(notesOf([{}], { formats: PAIRS, of: 'teams' })).toEqual([
      'Standard allowance: 85% of each player’s course handicap (Four Ball).',
      'Under Individuals the standard is 95%, so playing handicaps and scores can differ.',
    ]);
  });

  const standard = 'the standard for individual play in medium-sized fields is 95%.';
  const INDEXES = [4.3, 9.8, 14.1, 20.6, 27.2, 33.9];
  /** On these tees, the Course Handicap equals the Handicap Index. */
  const level = { uid: 'l', name: 'Level', courseRating: 72, slopeRating: 113, par: 72 };
  const following = (percent: number, indexes = INDEXES) =>
    indexes.map((handicap) => ({ handicap, playingHandicap: Math.round((handicap * percent) / 100), tee: level }));
  const [first, ...others] = following(93) as [object, ...object[]];
  const off = { ...first, playingHandicap: 30 };

  it.each([
    ['all follow the standard', following(95), /^Standard allowance: 95%.*fields\)\.$/],
    ['all follow 93%', following(93), `These follow 93%; ${standard}`],
    ['all follow 85%', following(85), `These follow 85%; ${standard}`],
    [
      'all follow 95% of the rounded course handicap',
      [13.3, 14.4, 15.4, 16.4].map((handicap, at) => ({ handicap, playingHandicap: 12 + at, tee: level })),
      `These follow 95% of the rounded course handicap; ${standard}`,
    ],
    [
      'five of six follow 93%',
      [off, ...others],
      `These follow 93%; ${standard} 1 of 6 playing handicaps does not match 93%.`,
    ],
    ['four of six follow 93%', [off, off, ...others.slice(1)], `Fairway cannot tell the allowance; ${standard}`],
    ['there are three', following(80).slice(3), `Fairway cannot tell the allowance; ${standard}`],
    ['there are three with the standard', following(95).slice(3), /^Standard allowance: 95%.*fields\)\.$/],
  ])('WHY-5 the note of a leaderboard says so if %s', (_, rows, words) => {
    const text = notesOf(rows, { board: 'stableford' }).join(' ');
    expect(text).toMatch(words);
    if (typeof words === 'string') expect(text).toBe(words);
  });

  it('WHY-5 a leaderboard states that its allowance is unknown if the format has no standard allowance or could not be parsed', () => {
    const unknown = 'The standard handicap allowance of this format is not known to Fairway.';
    expect(notesOf([{}], { formats: { scoringFormat: 'FOURBALL_SCRAMBLE' } })).toEqual([unknown]);
    expect(notesOf([{}], { formats: { scoringFormat: null } })).toEqual([unknown]);
    expect(notesOf([{}], { formats: { teamFormat: 'SHAMBLE' }, of: 'teams' })).toEqual([unknown]);
    expect(notesOf([{}], { of: 'teams' })).toEqual([unknown]);
  });

  it('a leaderboard with fractions in its countback explains them', () => {
    const words = 'Countback on net scores deducts a share of the handicap, such as half of it for nine holes.';
    expect(notesOf([{ countback: 'Ahead on the last 9 (holes 10–18): 37 against 37½' }, {}])).toContain(words);
    expect(notesOf([{ countback: 'Ahead on hole 18 (holes 18–18): 4 5/18 against 5' }])).toContain(words);
    expect(notesOf([{ countback: 'Ahead on the last 9 (holes 10–18): 18 against 17' }])).not.toContain(words);
  });

  it('WHY-5 a leaderboard without players has no notes; one with players names those without an account', () => {
    expect(notesOf([])).toEqual([]);
    const guest = { player: { uid: 'g', firstName: 'Bo', lastName: 'Ek', userUid: null } };
    expect(notesOf([{}, guest])[1]).toBe('No account: Bo Ek.');
  });
});

describe('the note about different pars of a leaderboard', () => {
  it('WHY-4 if pars differ between players, the leaderboard names the tees of each par', () => {
    expect(notesOf([{ tee: red }, { tee: white }, { tee: { ...red, name: 'White' } }])[1]).toBe(
      'The players have different pars: 72 (White for men) and 74 (Red for women, White for women). To par uses each player’s own par; positions are by net score.',
    );
  });

  it('WHY-4 while players with different pars are still playing, the note says that positions may not follow the to-par score', () => {
    expect(notesOf([{ tee: red }, { tee: white, status: 'IN_PROGRESS', thru: 9 }])[1]).toMatch(
      /own par; positions may not follow it\.$/,
    );
  });

  it('WHY-4 the pars of teams, whose tees are unknown, are derived from the scores of finished teams', () => {
    const rows = [
      { net: 296, toPar: 4 },
      { net: 303, toPar: 15, position: 2 },
      { net: 100, toPar: 0, status: 'IN_PROGRESS', position: null },
    ];
    expect(notesOf(rows, { of: 'teams', formats: PAIRS })).toContain(
      'The teams have different pars: 288 to 292. To par uses each team’s own par; positions are by net score.',
    );
  });

  it.each([
    ['players with the same par', [{ tee: white }, { tee: { ...white, name: 'Yellow' } }], 'strokeplay'],
    ['a Stableford leaderboard, which has no to-par scores', [{ tee: white }, { tee: red }], 'stableford'],
    ['players whose pars are unknown', [{ net: 70, toPar: -2 }, { net: 71 }], 'strokeplay'],
  ] as const)('WHY-4 a leaderboard has no note about different pars for %s', (_, rows, board) => {
    expect(notesOf(rows, { board })).toHaveLength(1);
  });

  it('WHY-4 if the par of a tee could not be parsed, the note derives the pars from the scores', () => {
    const unreadable = { faults: [{ field: 'tee.par', message: 'Required' }], net: 70, toPar: -2 };
    expect(notesOf([unreadable, { tee: white, net: 71, toPar: -3 }])[1]).toMatch(/different pars: 72 to 74\./);
  });
});
