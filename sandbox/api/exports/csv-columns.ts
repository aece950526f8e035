import type { Person } from '@/lib/contract/common';
import type { Event, EventRound } from '@/lib/contract/events';
import type { Group } from '@/lib/contract/groups';
import type { Member } from '@/lib/contract/members';
import type { Country, Region } from '@/lib/contract/places';
import type { User } from '@/lib/contract/users';

type Known<Value> = Value | null | undefined;

export type CsvField<Item> = {
  heading: string;
  of: (item: Item) => Known<string | number>;
  /** The value is a time. An export writes it in the export's time zone, which the heading names. */
  moment?: true;
  /** The value is when a round was played. An export can also write it in the time zone of the course. */
  play?: true;
};

// The first column is the uid, which identifies the row.

export const userColumns: readonly CsvField<User>[] = [
  { heading: 'Uid', of: ({ uid }) => uid },
  { heading: 'First name', of: ({ firstName }) => firstName },
  { heading: 'Last name', of: ({ lastName }) => lastName },
  { heading: 'Handicap', of: ({ handicap }) => handicap },
  { heading: 'Country', of: ({ country }) => country?.name },
  { heading: 'Country uid', of: ({ country }) => country?.uid },
  { heading: 'Region', of: ({ region }) => region?.name },
  { heading: 'Region uid', of: ({ region }) => region?.uid },
  { heading: 'Status', of: ({ status }) => status },
  { heading: 'Created', of: ({ createdAt }) => createdAt, moment: true },
  { heading: 'Last active', of: ({ lastActiveAt }) => lastActiveAt, moment: true },
];

export const memberColumns: readonly CsvField<Member>[] = [
  { heading: 'Uid', of: ({ uid }) => uid },
  { heading: 'First name', of: ({ firstName }) => firstName },
  { heading: 'Last name', of: ({ lastName }) => lastName },
  { heading: 'Membership type', of: ({ membershipType }) => membershipType },
  { heading: 'Role', of: ({ role }) => role },
  { heading: 'Handicap', of: ({ handicap }) => handicap },
  { heading: 'Group', of: ({ group }) => group?.name },
  { heading: 'Group uid', of: ({ group }) => group?.uid },
  { heading: 'User uid', of: ({ userUid }) => userUid },
  { heading: 'Joined', of: ({ joinedAt }) => joinedAt, moment: true },
];

export const groupColumns: readonly CsvField<Group>[] = [
  { heading: 'Uid', of: ({ uid }) => uid },
  { heading: 'Name', of: ({ name }) => name },
  { heading: 'Owner', of: ({ owner }) => owner && fullName(owner) },
  { heading: 'Owner uid', of: ({ owner }) => owner?.uid },
  { heading: 'Country', of: ({ country }) => country?.name },
  { heading: 'Country uid', of: ({ country }) => country?.uid },
  { heading: 'Members', of: ({ membersCount }) => membersCount },
  { heading: 'Events', of: ({ eventsCount }) => eventsCount },
  { heading: 'Created', of: ({ createdAt }) => createdAt, moment: true },
];

export const eventColumns: readonly CsvField<Event>[] = [
  { heading: 'Uid', of: ({ uid }) => uid },
  { heading: 'Name', of: ({ name }) => name },
  { heading: 'Status', of: ({ status }) => status },
  { heading: 'Scoring format', of: ({ scoringFormat }) => scoringFormat },
  { heading: 'Team format', of: ({ teamFormat }) => teamFormat },
  { heading: 'Group', of: ({ group }) => group?.name },
  { heading: 'Group uid', of: ({ group }) => group?.uid },
  { heading: 'Course', of: ({ course }) => course?.name },
  { heading: 'Course uid', of: ({ course }) => course?.uid },
  { heading: 'Starts', of: ({ startDate }) => startDate, moment: true, play: true },
  { heading: 'Ends', of: ({ endDate }) => endDate, moment: true, play: true },
  { heading: 'Participants', of: ({ participantsCount }) => participantsCount },
  { heading: 'Teams', of: ({ teamsCount }) => teamsCount },
  { heading: 'Rounds', of: ({ roundsCount }) => roundsCount },
  { heading: 'Created by', of: ({ createdBy }) => createdBy && fullName(createdBy) },
  { heading: 'Created', of: ({ createdAt }) => createdAt, moment: true },
];

export const eventRoundColumns: readonly CsvField<EventRound>[] = [
  { heading: 'Uid', of: ({ uid }) => uid },
  { heading: 'Name', of: ({ name }) => name },
  { heading: 'Status', of: ({ status }) => status },
  { heading: 'Scoring format', of: ({ scoringFormat }) => scoringFormat },
  { heading: 'Event', of: ({ event }) => event?.name },
  { heading: 'Event uid', of: ({ event }) => event?.uid },
  { heading: 'Group', of: ({ group }) => group?.name },
  { heading: 'Group uid', of: ({ group }) => group?.uid },
  { heading: 'Course', of: ({ course }) => course?.name },
  { heading: 'Course uid', of: ({ course }) => course?.uid },
  { heading: 'Country', of: ({ country }) => country?.name },
  { heading: 'Country uid', of: ({ country }) => country?.uid },
  { heading: 'Tee', of: ({ tee }) => tee?.name },
  { heading: 'Starts', of: ({ playedAt }) => playedAt, moment: true, play: true },
  { heading: 'Players', of: ({ playersCount }) => playersCount },
  { heading: 'Created', of: ({ createdAt }) => createdAt, moment: true },
];

export const countryColumns: readonly CsvField<Country>[] = [
  { heading: 'Uid', of: ({ uid }) => uid },
  { heading: 'Name', of: ({ name }) => name },
  { heading: 'ISO code', of: ({ isoCode }) => isoCode },
  { heading: 'Regions', of: ({ regionsCount }) => regionsCount },
  { heading: 'Users', of: ({ usersCount }) => usersCount },
];

export const regionColumns: readonly CsvField<Region>[] = [
  { heading: 'Uid', of: ({ uid }) => uid },
  { heading: 'Name', of: ({ name }) => name },
  { heading: 'Country', of: ({ country }) => country?.name },
  { heading: 'Country uid', of: ({ country }) => country?.uid },
  { heading: 'Users', of: ({ usersCount }) => usersCount },
];

function fullName({ firstName, lastName }: Person): string {
  return `${firstName} ${lastName}`.trim();
}
