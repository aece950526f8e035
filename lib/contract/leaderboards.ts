import { z } from 'zod';
import { OpenEnum, Person, Ref, Timestamp } from './common';
import { RatedTee } from './courses';

/** The three kinds of leaderboard, as the paths name them. */
export type Board = 'stableford' | 'strokeplay' | 'matchplay';

const BOARDS: Readonly<Record<string, Board>> = {
  STABLEFORD: 'stableford',
  MODIFIED_STABLEFORD: 'stableford',
  STROKE_PLAY: 'strokeplay',
  MAXIMUM_SCORE: 'strokeplay',
  MATCH_PLAY: 'matchplay',
};

/**
 * Where the leaderboard of a scoring format is; null for a format nobody has seen before. Another board than the
 * round's own is answered with 404 `format_not_played`.
 */
export function boardOf(scoringFormat: string): Board | null {
  return BOARDS[scoringFormat] ?? null;
}

/** A board by its name in an address; null for anything else. */
export function readBoard(name: string | null | undefined): Board | null {
  return Object.values(BOARDS).find((board) => board === name) ?? null;
}

/** The scoring formats whose leaderboard this is. */
export function formatsOf(board: Board): string[] {
  return Object.keys(BOARDS).filter((format) => BOARDS[format] === board);
}

/** Match play formats with one golfer a side are on the individual leaderboard, all others on the team one. */
export function isTeamMatch(matchplayFormat: string): boolean {
  return matchplayFormat !== 'SINGLES';
}

/**
 * Who plays. In an event the uid is that of the member of the group, in a friendly round that of the player;
 * `userUid` is null for somebody who is not a golfer of the product.
 */
export const Player = Person.extend({ userUid: z.string().nullish() });
export type Player = z.infer<typeof Player>;

/** `handicap` is the index on the day; a plus handicap is negative. */
export const TeamPlayer = Player.extend({ handicap: z.number().nullish() });
export type TeamPlayer = z.infer<typeof TeamPlayer>;

export const Team = Ref.extend({ players: z.array(TeamPlayer) });
export type Team = z.infer<typeof Team>;

/** What one round brought. `uid` is the event round's. */
export const RoundScore = z.object({
  uid: z.string().min(1),
  thru: z.number().int().min(0).nullish(),
  gross: z.number().int().nullish(),
  net: z.number().int().nullish(),
  points: z.number().int().nullish(),
});
export type RoundScore = z.infer<typeof RoundScore>;

/**
 * A player or a team. Net and points are by the playing handicap; who has no result, or has not begun, has no position
 * and says why in `status`. Of an event with several rounds the scores are those of all of them. Assumed.
 */
export const LeaderboardRow = z
  .object({
    /** 1, 2, 2, 4: those that share a place have the same number and `tied`. */
    position: z.number().int().min(1).nullish(),
    tied: z.boolean().nullish(),
    /** FINISHED, IN_PROGRESS, NOT_STARTED, NO_RETURN (a hole without a score in stroke play), WITHDRAWN, … */
    status: OpenEnum.nullish(),
    player: Player.nullish(),
    team: Team.nullish(),
    handicap: z.number().nullish(),
    playingHandicap: z.number().int().nullish(),
    /** Holes played of the round under way, or of the last one. */
    thru: z.number().int().min(0).nullish(),
    gross: z.number().int().nullish(),
    net: z.number().int().nullish(),
    points: z.number().int().nullish(),
    /** Below zero when better: net strokes against par, in Stableford against two points a hole; of the holes played. */
    toPar: z.number().int().nullish(),
    /** What separated those that were level, in words: `Ahead on the last 6 (holes 13–18): 27 against 28⅓`. */
    countback: z.string().nullish(),
    /** Where an event has several rounds. */
    rounds: z.array(RoundScore).nullish(),
  })
  .refine(({ player, team }) => player || team, { path: ['player'], message: 'Required' });
export type LeaderboardRow = z.infer<typeof LeaderboardRow>;

/** Best first; those without a result last. Never paged. */
export const Leaderboard = z.object({
  scoringFormat: OpenEnum,
  teamFormat: OpenEnum.nullish(),
  /** Holes of a round. */
  holesCount: z.number().int().nullish(),
  items: z.array(LeaderboardRow),
});

export const MatchPlayer = TeamPlayer.extend({
  playingHandicap: z.number().int().nullish(),
});
export type MatchPlayer = z.infer<typeof MatchPlayer>;

/** One or two players; where they play one ball the score is the side's. The uid is that of its first player. */
export const MatchSide = z.object({ uid: z.string().min(1), players: z.array(MatchPlayer).min(1) });
export type MatchSide = z.infer<typeof MatchSide>;

/** A hole as far as the match went. A score is the better one of the side; null where it has none. */
export const MatchHole = z.object({
  number: z.number().int(),
  par: z.number().int().nullish(),
  strokeIndex: z.number().int().nullish(),
  grossA: z.number().int().nullish(),
  netA: z.number().int().nullish(),
  grossB: z.number().int().nullish(),
  netB: z.number().int().nullish(),
  /** A, B or HALVED. */
  result: OpenEnum,
  /** After this hole: A or B, null when level. */
  leader: OpenEnum.nullish(),
  /** After this hole, by how many the leader leads; 0 when level. */
  holesUp: z.number().int().min(0),
  /** After this hole the leader is as many up as holes are left. */
  dormie: z.boolean().nullish(),
});
export type MatchHole = z.infer<typeof MatchHole>;

/** A match. `result` as golfers write it: `3&2`, `1 up`, `AS`; while it is under way how it stands. Assumed. */
export const MatchRow = z.object({
  uid: z.string().min(1),
  sideA: MatchSide,
  sideB: MatchSide,
  result: z.string().nullish(),
  leader: OpenEnum.nullish(),
  holesUp: z.number().int().min(0).nullish(),
  thru: z.number().int().min(0).nullish(),
  dormie: z.boolean().nullish(),
  decided: z.boolean().nullish(),
  /** The side's; null while nothing is decided, and for a match left tied. */
  winnerUid: z.string().nullish(),
  holes: z.array(MatchHole).nullish(),
});
export type MatchRow = z.infer<typeof MatchRow>;

export const MatchLeaderboard = z.object({
  matchplayFormat: OpenEnum,
  holesCount: z.number().int().nullish(),
  items: z.array(MatchRow),
});

/**
 * A hole of a card. Without `strokes` there is no score: a ball picked up, or a hole not played. On a team's card
 * each is the team's score, and `handicapStrokes` is missing.
 */
export const CardScore = z.object({
  holeNumber: z.number().int(),
  strokes: z.number().int().nullish(),
  handicapStrokes: z.number().int().nullish(),
  net: z.number().int().nullish(),
  points: z.number().int().nullish(),
  /** On the card of a team's player: whether it counted for the team. */
  counted: z.boolean().nullish(),
});
export type CardScore = z.infer<typeof CardScore>;

/**
 * Of the holes played. `out` and `in` are the strokes of holes 1 to 9 and of the others, on a Stableford card the
 * points; null for a nine that has not begun. Strokes are null where a hole behind the player has no score.
 */
export const CardTotals = z.object({
  out: z.number().int().nullish(),
  in: z.number().int().nullish(),
  gross: z.number().int().nullish(),
  net: z.number().int().nullish(),
  points: z.number().int().nullish(),
});
export type CardTotals = z.infer<typeof CardTotals>;

/** The card of a player or of a team, of one round. Assumed. */
export const Scorecard = z
  .object({
    player: Player.nullish(),
    team: Ref.nullish(),
    /** In an event: which of its rounds. */
    round: Ref.extend({ playedAt: Timestamp.nullish() }).nullish(),
    handicap: z.number().nullish(),
    playingHandicap: z.number().int().nullish(),
    tee: RatedTee,
    scores: z.array(CardScore),
    totals: CardTotals,
  })
  .refine(({ player, team }) => player || team, { path: ['player'], message: 'Required' });
export type Scorecard = z.infer<typeof Scorecard>;

/** Cards by round; a team's own comes before those of its players. */
export const Scorecards = z.object({
  scoringFormat: OpenEnum,
  teamFormat: OpenEnum.nullish(),
  items: z.array(Scorecard),
});
