import type { Person } from './common';
import type { Event, EventRound } from './events';
import type { Group } from './groups';
import type { Member } from './members';
import type { Country, Region } from './places';
import type { User } from './users';

/** A column of a CSV, whichever side writes it. */
export type CsvField<Item> = {
  heading: string;
  of: (item: Item) => string | number | null | undefined;
  /** It holds a moment: written in the time zone of the export, which the heading names. */
  moment?: true;
  /** It is a time of play, which can be written in the local time of its course instead. */
  play?: true;
};

const column = <Item>(heading: string, of: CsvField<Item>['of']): CsvField<Item> => ({ heading, of });

const momentColumn = <Item>(heading: string, of: (item: Item) => string | null | undefined): CsvField<Item> => ({
  heading,
  of,
  moment: true,
});

const playColumn = <Item>(heading: string, of: (item: Item) => string | null | undefined): CsvField<Item> => ({
  ...momentColumn(heading, of),
  play: true,
});

// The uid comes first in every file: it identifies the row.

export const userColumns = [
  column<User>('Uid', ({ uid }) => uid),
  column<User>('First name', ({ firstName }) => firstName),
  column<User>('Last name', ({ lastName }) => lastName),
  column<User>('Handicap', ({ handicap }) => handicap),
  column<User>('Country', ({ country }) => country?.name),
  column<User>('Country uid', ({ country }) => country?.uid),
  column<User>('Region', ({ region }) => region?.name),
  column<User>('Region uid', ({ region }) => region?.uid),
  column<User>('Status', ({ status }) => status),
  momentColumn<User>('Created', ({ createdAt }) => createdAt),
  momentColumn<User>('Last active', ({ lastActiveAt }) => lastActiveAt),
];

export const memberColumns = [
  column<Member>('Uid', ({ uid }) => uid),
  column<Member>('First name', ({ firstName }) => firstName),
  column<Member>('Last name', ({ lastName }) => lastName),
  column<Member>('Membership type', ({ membershipType }) => membershipType),
  column<Member>('Role', ({ role }) => role),
  column<Member>('Handicap', ({ handicap }) => handicap),
  column<Member>('Group', ({ group }) => group.name),
  column<Member>('Group uid', ({ group }) => group.uid),
  column<Member>('User uid', ({ userUid }) => userUid),
  momentColumn<Member>('Joined', ({ joinedAt }) => joinedAt),
];

export const groupColumns = [
  column<Group>('Uid', ({ uid }) => uid),
  column<Group>('Name', ({ name }) => name),
  column<Group>('Owner', ({ owner }) => owner && fullName(owner)),
  column<Group>('Owner uid', ({ owner }) => owner?.uid),
  column<Group>('Country', ({ country }) => country?.name),
  column<Group>('Country uid', ({ country }) => country?.uid),
  column<Group>('Members', ({ membersCount }) => membersCount),
  column<Group>('Events', ({ eventsCount }) => eventsCount),
  momentColumn<Group>('Created', ({ createdAt }) => createdAt),
];

export const eventColumns = [
  column<Event>('Uid', ({ uid }) => uid),
  column<Event>('Name', ({ name }) => name),
  column<Event>('Status', ({ status }) => status),
  column<Event>('Scoring format', ({ scoringFormat }) => scoringFormat),
  column<Event>('Team format', ({ teamFormat }) => teamFormat),
  column<Event>('Group', ({ group }) => group.name),
  column<Event>('Group uid', ({ group }) => group.uid),
  column<Event>('Course', ({ course }) => course?.name),
  column<Event>('Course uid', ({ course }) => course?.uid),
  playColumn<Event>('Starts', ({ startDate }) => startDate),
  playColumn<Event>('Ends', ({ endDate }) => endDate),
  column<Event>('Participants', ({ participantsCount }) => participantsCount),
  column<Event>('Teams', ({ teamsCount }) => teamsCount),
  column<Event>('Rounds', ({ roundsCount }) => roundsCount),
  column<Event>('Created by', ({ createdBy }) => createdBy && fullName(createdBy)),
  momentColumn<Event>('Created', ({ createdAt }) => createdAt),
];

export const eventRoundColumns = [
  column<EventRound>('Uid', ({ uid }) => uid),
  column<EventRound>('Name', ({ name }) => name),
  column<EventRound>('Status', ({ status }) => status),
  column<EventRound>('Scoring format', ({ scoringFormat }) => scoringFormat),
  column<EventRound>('Event', ({ event }) => event.name),
  column<EventRound>('Event uid', ({ event }) => event.uid),
  column<EventRound>('Group', ({ group }) => group.name),
  column<EventRound>('Group uid', ({ group }) => group.uid),
  column<EventRound>('Course', ({ course }) => course?.name),
  column<EventRound>('Course uid', ({ course }) => course?.uid),
  column<EventRound>('Country', ({ country }) => country?.name),
  column<EventRound>('Country uid', ({ country }) => country?.uid),
  column<EventRound>('Tee', ({ tee }) => tee?.name),
  playColumn<EventRound>('Starts', ({ playedAt }) => playedAt),
  column<EventRound>('Players', ({ playersCount }) => playersCount),
  momentColumn<EventRound>('Created', ({ createdAt }) => createdAt),
];

export const countryColumns = [
  column<Country>('Uid', ({ uid }) => uid),
  column<Country>('Name', ({ name }) => name),
  column<Country>('ISO code', ({ isoCode }) => isoCode),
  column<Country>('Regions', ({ regionsCount }) => regionsCount),
  column<Country>('Golfers', ({ usersCount }) => usersCount),
];

export const regionColumns = [
  column<Region>('Uid', ({ uid }) => uid),
  column<Region>('Name', ({ name }) => name),
  column<Region>('Country', ({ country }) => country.name),
  column<Region>('Country uid', ({ country }) => country.uid),
  column<Region>('Golfers', ({ usersCount }) => usersCount),
];

function fullName({ firstName, lastName }: Person): string {
  return `${firstName} ${lastName}`.trim();
}
