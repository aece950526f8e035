import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { foldName } from '../../db/fold-name';
import type { groups } from '../../db/schema/groups';
import { teamFormatOf } from '../../golf/leaderboard/team-format';
import type { Course } from '../geography';
import type { Random } from '../random';
import { type drawHabits, makeContests } from './contests';
import type { Entry } from './field';
import type { Plan } from './plan';
import { playRound } from './play';
import type { CardRow, EventRows, RoundRow } from './rows';
import { drawRoundStatus, eventStatus } from './status';
import { makeTeams } from './teams';

const hoursOfPlay = 5;

export type Meeting = {
  name: string;
  plan: Plan;
  course: Course;
  /** The first tee time; later rounds begin at the same hour of the days after. */
  startAt: Date;
  createdAt: Date;
  createdBy: string | null;
  entries: readonly Entry[];
};

type Group = typeof groups.$inferInsert;

/** An event with its rounds, cards and contests. Players keep the handicap that they entered with. */
export function makeEvent(
  random: Random,
  group: Group,
  habits: ReturnType<typeof drawHabits>,
  meeting: Meeting,
): EventRows {
  const { plan, course, entries, startAt, createdAt } = meeting;
  const eventId = random.uuid();
  const searchText = [meeting.name, group.name, course.name].map(foldName).join(' ');
  const teams = teamsOf(random, eventId, meeting);
  const made: EventRows = {
    event: {
      id: eventId,
      groupId: group.id,
      name: meeting.name,
      nameKey: foldName(meeting.name),
      status: 'DRAFT',
      scoringFormat: plan.scoring,
      teamFormat: plan.team,
      courseId: course.id,
      startAt,
      endAt: new Date(startAt.getTime() + (plan.rounds - 1) * millisecondsInDay + hoursOfPlay * millisecondsInHour),
      createdBy: meeting.createdBy,
      createdAt,
      searchText,
    },
    rounds: [],
    teams: teams.rows,
    players: entries.map(({ player: { member }, handicap }) => ({
      eventId,
      memberId: member.id,
      userId: member.userId ?? null,
      teamId: teams.teamOf.get(member.id) ?? null,
      handicap,
    })),
    cards: [],
    contests: [],
    contestWinners: [],
  };
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
      searchText,
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
