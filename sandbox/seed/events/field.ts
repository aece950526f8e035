import type { Gender } from '../../db/schema/base';
import type { PlayedTee } from '../course-layout';
import type { Course } from '../geography';
import type { MemberRow } from '../groups/members';
import type { Random } from '../random';
import type { HandicapRecord } from './handicap-record';

/** A member with what the seed knows of their play. */
export type Player = {
  member: MemberRow;
  gender: Gender;
  /** What they play to, whatever handicap they have. */
  ability: number;
  /** How often they come, from 0 to 1. */
  keenness: number;
  since: Date;
  record: HandicapRecord;
};

/** Who has entered, in the order of the draw, and from which tee they play. */
export type Entry = { player: Player; tee: PlayedTee; handicap: number | null };

export function drawEntries(random: Random, players: readonly Player[], course: Course, at: Date): Entry[] {
  const there = players.filter(({ since, keenness }) => since < at && random.chance(keenness));
  return enter(random, there, course);
}

/** Everybody named plays, from the tees of the day or the nearest that are rated for them. */
export function enter(random: Random, players: readonly Player[], course: Course): Entry[] {
  const name = random.weighted([
    ['Yellow', 5],
    ['White', 5],
    ['Blue', 1],
  ] as const);
  return random.shuffle(players).map((player) => ({
    player,
    tee: teeFor(course, name, player.gender),
    handicap: player.record.current(),
  }));
}

function teeFor(course: Course, name: string, gender: Gender): PlayedTee {
  const own = course.tees.filter((tee) => tee.gender === gender);
  const tee = own.find((candidate) => candidate.name === name) ?? own.at(-1);
  if (!tee) throw new RangeError(`${course.name} has no tees for ${gender}`);
  return tee;
}
