import { contests, contestWinners, eventCards, handicapEntries } from '../db/schema/event-scores';
import { eventPlayers, eventRounds, events, eventTeams } from '../db/schema/events';
import { groupMembers, groups } from '../db/schema/groups';
import { type GroupEvents, makeEvents } from './events/make-events';
import type { Geography } from './geography';
import type { GroupRows } from './groups/groups';
import { type WriteRows, writeEach } from './load/load';
import { recordRound } from './people/activity';
import type { RoundsNearEvents } from './rounds-near-events';

const groupsPerBatch = 20;

type WriteContext = { lastPlayed: Map<string, Date>; nearEvents: RoundsNearEvents; pause: () => Promise<void> };

/** Writes groups with members, events and handicaps. Returns a summary. */
export async function writeGroups(
  write: WriteRows,
  geography: Geography,
  made: readonly GroupRows[],
  { lastPlayed, nearEvents, pause }: WriteContext,
): Promise<string> {
  const written = { members: 0, events: 0, cards: 0 };
  for (let from = 0; from < made.length; from += groupsPerBatch) {
    const batch = made
      .slice(from, from + groupsPerBatch)
      .map((rows, place) => ({ ...rows, ...makeEvents(geography, rows, from + place) }));
    await writeBatch(write, batch);
    for (const rows of batch) {
      written.members += rows.members.length;
      written.events += rows.events.length;
      written.cards += rows.events.reduce((sum, { cards }) => sum + cards.length, 0);
      recordRounds(rows, lastPlayed);
      for (const event of rows.events) nearEvents.add(event);
    }
    await pause();
  }
  return `${made.length} groups with ${written.members} members, ${written.events} events with ${written.cards} cards`;
}

function writeBatch(write: WriteRows, batch: readonly (GroupRows & GroupEvents)[]): Promise<void> {
  const ofEvents = batch.flatMap((made) => made.events);
  const members = batch.flatMap((made) =>
    made.members.map((member) => ({ ...member, handicap: made.handicaps.get(member.id) ?? null })),
  );
  return writeEach(
    write,
    [groups, batch.map(({ group }) => group)],
    [groupMembers, members],
    [events, ofEvents.map(({ event }) => event)],
    [eventRounds, ofEvents.flatMap(({ rounds }) => rounds)],
    [eventTeams, ofEvents.flatMap(({ teams }) => teams)],
    [eventPlayers, ofEvents.flatMap(({ players }) => players)],
    [eventCards, ofEvents.flatMap(({ cards }) => cards)],
    [contests, ofEvents.flatMap((made) => made.contests)],
    [contestWinners, ofEvents.flatMap((made) => made.contestWinners)],
    [handicapEntries, batch.flatMap(({ entries }) => entries)],
  );
}

function recordRounds({ members, events: own }: GroupRows & GroupEvents, lastPlayed: Map<string, Date>): void {
  const users = new Map(members.map(({ id, userId }) => [id, userId]));
  for (const { rounds, cards } of own) {
    const days = new Map(rounds.map(({ id, playedAt }) => [id, playedAt]));
    for (const { memberId, roundId } of cards) {
      const [userId, at] = [users.get(memberId), days.get(roundId)];
      if (userId && at) recordRound(lastPlayed, userId, at);
    }
  }
}
