import { individualAllowance } from '@/lib/golf/handicap/allowances';
import type { Gross } from '@/sandbox/golf/scoring/card';
import type { Gender } from '../../db/schema/base';
import { teamFormatOf } from '../../golf/leaderboard/team-leaderboard';
import type { PlayedTee } from '../course-layout';
import { drawn } from '../data/odds';
import { type Course, teeFor } from '../geography';
import type { MemberRow } from '../groups/members';
import type { Random } from '../random';
import { fieldHandicaps } from '../rounds/handicaps';
import { pickUp, playCard, stopAfter } from '../rounds/play';
import { seedNow } from '../size';
import type { HandicapRecord } from './handicap-record';
import type { Plan } from './plan';
import type { CardRow } from './rows';

export type Player = {
  member: MemberRow;
  gender: Gender;
  /** The handicap that determines the player's scores, independent of the official handicap. */
  ability: number;
  /** The probability that the player enters an event. */
  keenness: number;
  since: Date;
  record: HandicapRecord;
};

/** A player's entry in an event, with the tee. */
export type Entry = { player: Player; tee: PlayedTee; handicap: number | null };

export function drawEntries(random: Random, players: readonly Player[], course: Course, at: Date): Entry[] {
  const there = players.filter(({ since, keenness }) => since < at && random.chance(keenness));
  return enter(random, there, course);
}

/** Enters all players, on the day's tees or the nearest ones rated for their gender. */
export function enter(random: Random, players: readonly Player[], course: Course): Entry[] {
  const name = random.weighted(drawn.eventTees);
  return random.shuffle(players).map((player) => ({
    player,
    tee: teeFor(course, name, player.gender),
    handicap: player.record.current(),
  }));
}

/** A player without a handicap plays off this handicap. */
const withoutHandicap = 54;
const minutesBetweenFlights = 10;
const minutesPerHole = 14;

type Round = { id: string; status: string; playedAt: Date };

/** Makes a round's cards in the order of its entries. In a round in progress, they have only the scores so far. */
export function playRound(random: Random, { id, status, playedAt }: Round, entries: readonly Entry[], plan: Plan) {
  const field = entries.map(({ handicap, tee }) => ({ handicapIndex: handicap ?? withoutHandicap, tee }));
  const handicaps = fieldHandicaps(field, plan.scoring, individualAllowance);
  const inTeams = plan.team === null ? null : teamFormatOf(plan.team);
  const teamHandicaps = inTeams && fieldHandicaps(field, plan.scoring, inTeams.allowance);
  const able = entries.map(({ player, tee }) => ({ handicapIndex: player.ability, tee }));
  const abilities = fieldHandicaps(able, plan.scoring, individualAllowance);
  const stoppedAfter = random.between(2, 7);
  return entries.map(({ player, tee, handicap }, place): CardRow => {
    const ability = abilities[place]?.course ?? 0;
    const played = pickUp(random, tee, playCard(random, tee, ability), plan.scoring, ability);
    const all = tee.holes.length;
    const behind = holesBehind(status, { place, all, playedAt, stoppedAfter });
    const leftAs = behind === all ? random.weighted(drawn.leaving) : null;
    const holes = leftAs === 'WITHDRAWN' ? random.between(3, all - 1) : behind;
    const scores: Gross[] = stopAfter(holes, played);
    return {
      roundId: id,
      memberId: player.member.id,
      teeId: tee.id,
      handicapIndex: handicap,
      courseHandicap: handicaps[place]?.course ?? 0,
      playingHandicap: handicaps[place]?.playing ?? 0,
      teamPlayingHandicap: teamHandicaps?.[place]?.playing ?? null,
      finished: holes === all,
      leftAs,
      scores,
    };
  });
}

type Behind = { place: number; all: number; playedAt: Date; stoppedAfter: number };

/** The number of holes that a player has finished. Players start in groups of four, one group after another. */
function holesBehind(status: string, { place, all, playedAt, stoppedAfter }: Behind): number {
  const flight = Math.floor(place / 4);
  if (status === 'ABANDONED') return Math.max(0, Math.min(all - 1, stoppedAfter - (flight % 3)));
  if (status !== 'IN_PROGRESS') return all;
  const minutes = (seedNow.getTime() - playedAt.getTime()) / 60_000 - flight * minutesBetweenFlights;
  return Math.max(0, Math.min(all, Math.floor(minutes / minutesPerHole)));
}
