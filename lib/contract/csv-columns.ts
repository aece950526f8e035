import type { Person } from './common';
import type { Event, EventRound } from './events';
import type { Group } from './groups';
import type { Member } from './members';
import type { Country, Region } from './places';
import type { User } from './users';
import type { WholeOf } from './wire/read';
import { type Reads, reads } from './wire/unread';

type Known<Value> = Value | null | undefined;

export type CsvField<Item> = {
  heading: string;
  of: Reads<Item, Known<string | number>>;
  /** It holds a moment: written in the time zone of the export, which the heading names. */
  moment?: true;
  /** It is a time of play, which can be written in the local time of its course instead. */
  play?: true;
};

// The uid comes first in every file: it identifies the row.

export const userColumns: readonly CsvField<User>[] = [
  { heading: 'Uid', of: 'uid' },
  { heading: 'First name', of: 'firstName' },
  { heading: 'Last name', of: 'lastName' },
  { heading: 'Handicap', of: 'handicap' },
  { heading: 'Country', of: 'country.name' },
  { heading: 'Country uid', of: 'country.uid' },
  { heading: 'Region', of: 'region.name' },
  { heading: 'Region uid', of: 'region.uid' },
  { heading: 'Status', of: 'status' },
  { heading: 'Created', of: 'createdAt', moment: true },
  { heading: 'Last active', of: 'lastActiveAt', moment: true },
];

export const memberColumns: readonly CsvField<Member>[] = [
  { heading: 'Uid', of: 'uid' },
  { heading: 'First name', of: 'firstName' },
  { heading: 'Last name', of: 'lastName' },
  { heading: 'Membership type', of: 'membershipType' },
  { heading: 'Role', of: 'role' },
  { heading: 'Handicap', of: 'handicap' },
  { heading: 'Group', of: 'group.name' },
  { heading: 'Group uid', of: 'group.uid' },
  { heading: 'User uid', of: 'userUid' },
  { heading: 'Joined', of: 'joinedAt', moment: true },
];

export const groupColumns: readonly CsvField<Group>[] = [
  { heading: 'Uid', of: 'uid' },
  { heading: 'Name', of: 'name' },
  { heading: 'Owner', of: reads(['owner'], ({ owner }) => owner && fullName(owner)) },
  { heading: 'Owner uid', of: 'owner.uid' },
  { heading: 'Country', of: 'country.name' },
  { heading: 'Country uid', of: 'country.uid' },
  { heading: 'Members', of: 'membersCount' },
  { heading: 'Events', of: 'eventsCount' },
  { heading: 'Created', of: 'createdAt', moment: true },
];

export const eventColumns: readonly CsvField<Event>[] = [
  { heading: 'Uid', of: 'uid' },
  { heading: 'Name', of: 'name' },
  { heading: 'Status', of: 'status' },
  { heading: 'Scoring format', of: 'scoringFormat' },
  { heading: 'Team format', of: 'teamFormat' },
  { heading: 'Group', of: 'group.name' },
  { heading: 'Group uid', of: 'group.uid' },
  { heading: 'Course', of: 'course.name' },
  { heading: 'Course uid', of: 'course.uid' },
  { heading: 'Starts', of: 'startDate', moment: true, play: true },
  { heading: 'Ends', of: 'endDate', moment: true, play: true },
  { heading: 'Participants', of: 'participantsCount' },
  { heading: 'Teams', of: 'teamsCount' },
  { heading: 'Rounds', of: 'roundsCount' },
  { heading: 'Created by', of: reads(['createdBy'], ({ createdBy }) => createdBy && fullName(createdBy)) },
  { heading: 'Created', of: 'createdAt', moment: true },
];

export const eventRoundColumns: readonly CsvField<EventRound>[] = [
  { heading: 'Uid', of: 'uid' },
  { heading: 'Name', of: 'name' },
  { heading: 'Status', of: 'status' },
  { heading: 'Scoring format', of: 'scoringFormat' },
  { heading: 'Event', of: 'event.name' },
  { heading: 'Event uid', of: 'event.uid' },
  { heading: 'Group', of: 'group.name' },
  { heading: 'Group uid', of: 'group.uid' },
  { heading: 'Course', of: 'course.name' },
  { heading: 'Course uid', of: 'course.uid' },
  { heading: 'Country', of: 'country.name' },
  { heading: 'Country uid', of: 'country.uid' },
  { heading: 'Tee', of: 'tee.name' },
  { heading: 'Starts', of: 'playedAt', moment: true, play: true },
  { heading: 'Players', of: 'playersCount' },
  { heading: 'Created', of: 'createdAt', moment: true },
];

export const countryColumns: readonly CsvField<Country>[] = [
  { heading: 'Uid', of: 'uid' },
  { heading: 'Name', of: 'name' },
  { heading: 'ISO code', of: 'isoCode' },
  { heading: 'Regions', of: 'regionsCount' },
  { heading: 'Golfers', of: 'usersCount' },
];

export const regionColumns: readonly CsvField<Region>[] = [
  { heading: 'Uid', of: 'uid' },
  { heading: 'Name', of: 'name' },
  { heading: 'Country', of: 'country.name' },
  { heading: 'Country uid', of: 'country.uid' },
  { heading: 'Golfers', of: 'usersCount' },
];

function fullName({ firstName, lastName }: WholeOf<Person>): string {
  return `${firstName} ${lastName}`.trim();
}
