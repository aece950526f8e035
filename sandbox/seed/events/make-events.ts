import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { type Occasion, unusualEventNames } from '../data/data';
import { type Country, type Geography, homeOf } from '../geography';
import type { GroupRows } from '../groups/groups';
import { createRandom, type Random } from '../random';
import { seedNow } from '../size';
import { drawHabits } from './contests';
import { createRecord } from './handicap-record';
import { emptyEvent, type Meeting, makeEvent } from './make-event';
import { drawCourse, drawEventName, drawPlan, firstTeeTime, meetingDays, type Plan } from './plan';
import { drawEntries, enter, type Player } from './play';
import type { EventRows, HandicapRow } from './rows';

/** The countries in which groups without a country play. */
const away = ['ES', 'PT', 'IE', 'GB-SCT', 'GB-ENG'];

/** All events of a group, and the resulting handicaps of its members. */
export type GroupEvents = {
  events: EventRows[];
  entries: HandicapRow[];
  /** The current handicap of every member. */
  handicaps: ReadonlyMap<string, number | null>;
};

/** @param place the group's index, which seeds its random stream */
export function makeEvents(geography: Geography, rows: GroupRows, place: number): GroupEvents {
  const random = createRandom(`events of group ${place}`);
  const players = makePlayers(random, rows);
  const country = rows.country ?? geography.countries.get(random.pick(away));
  if (!country) throw new RangeError('No country to play in');
  const habits = drawHabits(random);
  const events: EventRows[] = [];
  for (const planned of planMeetings(random, rows, country)) {
    const unusual = place === 0 ? unusualEventNames[events.length] : undefined;
    const meeting = convene(random, rows, players, country, planned, unusual);
    if (!meeting) continue;
    const made = makeEvent(random, rows.group, habits, meeting);
    postScores(made, players, meeting);
    events.push(made);
  }
  if (random.chance(0.2) && players.length > 3) events.push(makeDraft(random, rows));
  return {
    events,
    entries: players.flatMap(({ record }) => record.entries),
    handicaps: new Map(players.map(({ member, record }) => [member.id, record.current()])),
  };
}

function makePlayers(random: Random, { group, members, genders }: GroupRows): Player[] {
  return members.map((member) => {
    const gender = genders.get(member.id) ?? 'MALE';
    const handicap = member.handicap ?? null;
    const since = member.joinedAt ?? group.createdAt;
    return {
      member,
      gender,
      ability: handicap ?? drawBeginner(random),
      keenness: random.chance(0.08) ? 0 : 0.15 + 0.7 * random.next() ** 1.3,
      since,
      record: createRecord(random, member.id, { handicap, at: since }),
    };
  });
}

/**
 * Draws a beginner's ability for a player without a handicap, who plays off 54: a better player would win by thirty
 * strokes.
 */
function drawBeginner(random: Random): number {
  return Math.round(Math.max(40, Math.min(60, random.normal(47, 4))) * 10) / 10;
}

type Planned = { startAt: Date; occasion: Occasion | null };

/** Plans a group's meetings by date. Small groups and a few others have none. */
function planMeetings(random: Random, { group, members, occasion }: GroupRows, country: Country): Planned[] {
  if (members.length < 4 || (occasion === null && random.chance(0.1))) return [];
  const special = occasion && { startAt: startOf(occasion, country.utcOffset), occasion };
  const meetings = meetingDays(random, group.createdAt).map((midnight) => ({
    startAt: firstTeeTime(random, midnight, country.utcOffset),
    occasion: null,
  }));
  if (!special) return meetings;
  const apart = ({ startAt }: Planned) =>
    Math.abs(startAt.getTime() - special.startAt.getTime()) > 4 * millisecondsInDay;
  return [...meetings.filter(apart), special].sort((a, b) => a.startAt.getTime() - b.startAt.getTime());
}

function startOf(occasion: Occasion, utcOffset: number): Date {
  if (occasion === 'UNDER_WAY') return new Date(seedNow.getTime() - 2.5 * millisecondsInHour);
  const days = occasion === 'CHAMPIONSHIP' ? 1 : 8;
  return new Date(seedNow.getTime() - days * millisecondsInDay + (8 - utcOffset) * millisecondsInHour);
}

function convene(
  random: Random,
  { group, members }: GroupRows,
  players: readonly Player[],
  country: Country,
  { startAt, occasion }: Planned,
  unusualName: string | undefined,
): Meeting | null {
  const plan = planFor(random, occasion);
  const course = drawCourse(random, homeOf(country, group.id), country.courses);
  const entries =
    occasion === 'EVERYBODY'
      ? enter(random, players, course)
      : drawEntries(random, players, course, new Date(startAt.getTime() - millisecondsInDay));
  const open = startAt > seedNow;
  if (entries.length < 3 && !open) return null;
  const staff = members.filter(({ role, userId }) => userId && (role === 'OWNER' || role === 'ADMIN'));
  const createdBy = staff.length > 0 && !random.chance(0.05) ? (random.pick(staff).userId ?? null) : null;
  const name = unusualName ?? drawEventName(random, country.iso, plan, startAt, course.name);
  return { name, plan, course, startAt, createdAt: announced(random, group.createdAt, startAt), createdBy, entries };
}

function planFor(random: Random, occasion: Occasion | null): Plan {
  const plan = drawPlan(random);
  if (occasion === 'EVERYBODY') return { scoring: 'STABLEFORD', team: 'FOUR_BALL', rounds: 1 };
  if (occasion === 'CHAMPIONSHIP') return { scoring: 'STROKE_PLAY', team: null, rounds: 2 };
  return occasion === 'UNDER_WAY' ? { ...plan, rounds: 1 } : plan;
}

/** When an event is announced: some weeks before it, but not before the group was created. */
function announced(random: Random, since: Date, startAt: Date): Date {
  const latest = Math.min(startAt.getTime(), seedNow.getTime());
  return new Date(Math.floor(Math.max(since.getTime(), latest - (1 + 6 * random.next()) * 7 * millisecondsInDay)));
}

/** Posts the scores of completed rounds. Four-ball scores do not count for the handicap. */
function postScores({ rounds, cards }: EventRows, players: readonly Player[], { plan, entries }: Meeting): void {
  if (plan.team === 'FOUR_BALL') return;
  const records = new Map(players.map(({ member, record }) => [member.id, record]));
  const tees = new Map(entries.map(({ player, tee }) => [player.member.id, tee]));
  const byRound = Map.groupBy(cards, ({ roundId }) => roundId);
  for (const { id: roundId, status, playedAt } of rounds) {
    if (status !== 'COMPLETED' || !playedAt) continue;
    for (const { memberId, courseHandicap, scores, finished, leftAs } of byRound.get(roundId) ?? []) {
      const tee = tees.get(memberId);
      if (finished && !leftAs && tee) records.get(memberId)?.post({ roundId, playedAt, tee, courseHandicap, scores });
    }
  }
}

/** Makes an event without date, course or players. */
function makeDraft(random: Random, { group }: GroupRows): EventRows {
  const plan = drawPlan(random);
  const name = random.pick(['Next Year’s Tour', 'Christmas Hamper', 'New Year’s Shotgun', 'TBC']);
  const id = random.uuid();
  const drafted = seedNow.getTime() - random.between(1, 40) * millisecondsInDay;
  const createdAt = new Date(Math.max(group.createdAt.getTime(), drafted));
  const unknown = { course: null, startAt: null, endAt: null };
  return emptyEvent(id, group, { name, plan, createdBy: group.ownerId ?? null, createdAt, ...unknown });
}
