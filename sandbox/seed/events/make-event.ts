import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { foldName } from '../../db/fold-name';
import type { groups } from '../../db/schema/groups';
import { type TeamFormat, teamFormatOf } from '../../golf/leaderboard/team-leaderboard';
import type { Course } from '../geography';
import type { Random } from '../random';
import { seedNow } from '../size';
import { type drawHabits, makeContests } from './contests';
import { hoursToPost } from './handicap-record';
import type { Plan } from './plan';
import { type Entry, playRound } from './play';
import type { CardRow, EventRows, RoundRow } from './rows';

/** Draws a round's status by its start. Rounds of the last hours are in progress. */
function drawRoundStatus(random: Random, playedAt: Date): string {
  const hours = (seedNow.getTime() - playedAt.getTime()) / 3_600_000;
  if (hours < 0) return 'NOT_STARTED';
  if (hours < hoursToPost) return 'IN_PROGRESS';
  return random.weighted([
    ['COMPLETED', 940],
    ['AWAITING_ATTESTATION', hours < 72 ? 200 : 6],
    ['ABANDONED', 25],
    ['CANCELLED', 25],
  ] as const);
}

/** The status of an event, which follows from its rounds. */
function eventStatus(rounds: readonly string[]): string {
  const every = (status: string) => rounds.every((one) => one === status);
  if (rounds.length === 0) return 'DRAFT';
  if (every('NOT_STARTED')) return 'SCHEDULED';
  for (const status of ['CANCELLED', 'ABANDONED']) if (every(status)) return status;
  return rounds.some((one) => ['NOT_STARTED', 'IN_PROGRESS', 'AWAITING_ATTESTATION'].includes(one))
    ? 'IN_PROGRESS'
    : 'COMPLETED';
}

type Teams = { rows: EventRows['teams']; teamOf: ReadonlyMap<string, string> };

/** Makes teams of the size that the format requires. Players left over have no team. */
function makeTeams(
  random: Random,
  eventId: string,
  entries: readonly Entry[],
  { players }: Pick<TeamFormat, 'players'>,
): Teams {
  const rows: EventRows['teams'] = [];
  const teamOf = new Map<string, string>();
  for (let from = 0; from + players <= entries.length; from += players) {
    const members = entries.slice(from, from + players).map(({ player }) => player.member);
    const lastNames = members.map(({ lastName }) => lastName);
    const name = teamName(lastNames, from / players);
    const id = random.uuid();
    const names = members.map(({ nameKey }) => nameKey).join(' ');
    rows.push({ id, eventId, name, nameKey: foldName(name), searchText: `${foldName(name)} ${names}` });
    for (const member of members) teamOf.set(member.id, id);
  }
  return { rows, teamOf };
}

const colours = ['Claret', 'Heather', 'Gorse', 'Navy', 'Bracken', 'Slate', 'Rust', 'Fescue', 'Sand', 'Pine'];

/** The name of a team: pairs are named after their players, larger teams after a colour. */
function teamName(lastNames: readonly string[], place: number): string {
  if (lastNames.length === 2) return lastNames.join(' & ');
  const colour = colours[place % colours.length] ?? '';
  const round = Math.floor(place / colours.length);
  return round === 0 ? colour : `${colour} ${round + 1}`;
}

const hoursOfPlay = 5;

export type Meeting = {
  name: string;
  plan: Plan;
  course: Course;
  /** The first tee time. Later rounds start at the same hour on the following days. */
  startAt: Date;
  createdAt: Date;
  createdBy: string | null;
  entries: readonly Entry[];
};

type Group = typeof groups.$inferInsert;

type Planned = Pick<Meeting, 'name' | 'plan' | 'createdAt' | 'createdBy'> & {
  course: Course | null;
  startAt: Date | null;
  endAt: Date | null;
};

/** Makes an event without players. */
export function emptyEvent(id: string, group: Group, planned: Planned): EventRows {
  const { name, plan, course, startAt, endAt, createdBy, createdAt } = planned;
  const event = {
    id,
    groupId: group.id,
    name,
    nameKey: foldName(name),
    status: 'DRAFT',
    scoringFormat: plan.scoring,
    teamFormat: plan.team,
    courseId: course?.id ?? null,
    startAt,
    endAt,
    createdBy,
    createdAt,
    searchText: [name, group.name, course?.name ?? ''].map(foldName).join(' ').trim(),
  };
  return { event, rounds: [], teams: [], players: [], cards: [], contests: [], contestWinners: [] };
}

/** Makes an event with its rounds, cards and contests. Handicaps stay the same during the event. */
export function makeEvent(
  random: Random,
  group: Group,
  habits: ReturnType<typeof drawHabits>,
  meeting: Meeting,
): EventRows {
  const { plan, course, entries, startAt, createdAt } = meeting;
  const eventId = random.uuid();
  const teams = teamsOf(random, eventId, meeting);
  const endAt = new Date(startAt.getTime() + (plan.rounds - 1) * millisecondsInDay + hoursOfPlay * millisecondsInHour);
  const made = emptyEvent(eventId, group, { ...meeting, endAt });
  made.teams = teams.rows;
  made.players = entries.map(({ player: { member }, handicap }) => ({
    eventId,
    memberId: member.id,
    userId: member.userId ?? null,
    teamId: teams.teamOf.get(member.id) ?? null,
    handicap,
  }));
  let left: readonly Entry[] = entries;
  for (let number = 1; number <= plan.rounds; number += 1) {
    const playedAt = new Date(startAt.getTime() + (number - 1) * millisecondsInDay);
    const round: RoundRow & { status: string } = {
      id: random.uuid(),
      eventId,
      groupId: group.id,
      number,
      name: plan.rounds > 1 ? `Round ${number}` : null,
      status: drawRoundStatus(random, playedAt),
      scoringFormat: plan.scoring,
      courseId: course.id,
      teeId: mostPlayedTee(entries),
      playedAt,
      createdAt,
      searchText: made.event.searchText,
    };
    const cards = isPlayed(round.status) ? playRound(random, { ...round, playedAt }, left, plan) : [];
    const contests = isPlayed(round.status)
      ? makeContests(random, habits, { ...round, playedAt }, left, cards)
      : { contests: [], contestWinners: [] };
    made.rounds.push(round);
    made.cards.push(...cards);
    made.contests.push(...contests.contests);
    made.contestWinners.push(...contests.contestWinners);
    left = left.filter(({ player }) => !leftDuring(cards, player.member.id));
  }
  made.event.status = eventStatus(made.rounds.map(({ status }) => status));
  return made;
}

function teamsOf(random: Random, eventId: string, { plan, entries }: Meeting): ReturnType<typeof makeTeams> {
  const format = plan.team === null ? null : teamFormatOf(plan.team);
  return format ? makeTeams(random, eventId, entries, format) : { rows: [], teamOf: new Map() };
}

function isPlayed(status: string): boolean {
  return status !== 'NOT_STARTED' && status !== 'CANCELLED';
}

function leftDuring(cards: readonly CardRow[], memberId: string): boolean {
  return cards.some((card) => card.memberId === memberId && card.leftAs);
}

function mostPlayedTee(entries: readonly Entry[]): string | null {
  const counts = new Map<string, number>();
  for (const { tee } of entries) counts.set(tee.id, (counts.get(tee.id) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}
