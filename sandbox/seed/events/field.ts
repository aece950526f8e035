import type { Gender } from '../../db/schema/base';
import type { PlayedTee } from '../course-layout';
import { drawn } from '../data/odds';
import { type Course, teeFor } from '../geography';
import type { MemberRow } from '../groups/members';
import type { Random } from '../random';
import type { HandicapRecord } from './handicap-record';

export type Player = {
  member: MemberRow;
  gender: Gender;
  /** The handicap that their scores are drawn from, independent of their official one. */
  ability: number;
  /** The chance that they enter an event. */
  keenness: number;
  since: Date;
  record: HandicapRecord;
};

/** An entry with its tee, in the order of the draw. */
export type Entry = { player: Player; tee: PlayedTee; handicap: number | null };

export function drawEntries(random: Random, players: readonly Player[], course: Course, at: Date): Entry[] {
  const there = players.filter(({ since, keenness }) => since < at && random.chance(keenness));
  return enter(random, there, course);
}

/** Enters all players, from the tees of the day or the nearest ones rated for their gender. */
export function enter(random: Random, players: readonly Player[], course: Course): Entry[] {
  const name = random.weighted(drawn.eventTees);
  return random.shuffle(players).map((player) => ({
    player,
    tee: teeFor(course, name, player.gender),
    handicap: player.record.current(),
  }));
}
