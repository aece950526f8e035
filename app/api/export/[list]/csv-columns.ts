import type { Admin } from '@/lib/contract/admins';
import type { Course } from '@/lib/contract/courses';
import type { FriendlyRound } from '@/lib/contract/friendly-rounds';
import type { HandicapEntry, Member } from '@/lib/contract/members';
import type { Region } from '@/lib/contract/places';
import type { CsvValue } from '@/lib/format/csv';
import { formatDateTime } from '@/lib/format/date';

/** Columns of a CSV that the app writes itself, as the API would: the row's uid first, plus handicaps negative. */
export type CsvColumn<Item> = readonly [header: string, value: (item: Item) => CsvValue];

export function roundColumns(zone: string): CsvColumn<FriendlyRound>[] {
  return [
    ['Uid', ({ uid }) => uid],
    ['Course', ({ course }) => course.name],
    ['Course uid', ({ course }) => course.uid],
    ['Tee', ({ tee }) => tee.name],
    ['Tee uid', ({ tee }) => tee.uid],
    ['Country', ({ country }) => country.name],
    ['Status', ({ status }) => status],
    ['Scoring format', ({ scoringFormat }) => scoringFormat],
    ['Matchplay format', ({ matchplayFormat }) => matchplayFormat],
    [`Created (${zone})`, ({ createdAt }) => formatDateTime(createdAt, zone)],
    ['Created by first name', ({ createdBy }) => createdBy.firstName],
    ['Created by last name', ({ createdBy }) => createdBy.lastName],
    ['Created by uid', ({ createdBy }) => createdBy.uid],
    ['Winner first name', ({ winnerPlayer }) => winnerPlayer?.firstName],
    ['Winner last name', ({ winnerPlayer }) => winnerPlayer?.lastName],
    ['Winner handicap', ({ winnerPlayer }) => winnerPlayer?.handicap],
    ['Winner player uid', ({ winnerPlayer }) => winnerPlayer?.uid],
    ['Winner user uid', ({ winnerPlayer }) => winnerPlayer?.userUid],
  ];
}

export function adminColumns(zone: string): CsvColumn<Admin>[] {
  return [
    ['Uid', ({ uid }) => uid],
    ['First name', ({ firstName }) => firstName],
    ['Last name', ({ lastName }) => lastName],
    ['E-mail', ({ email }) => email],
    ['Status', ({ status }) => status],
    [`Created (${zone})`, ({ createdAt }) => createdAt && formatDateTime(createdAt, zone)],
  ];
}

export function memberColumns(zone: string): CsvColumn<Member>[] {
  return [
    ['Uid', ({ uid }) => uid],
    ['First name', ({ firstName }) => firstName],
    ['Last name', ({ lastName }) => lastName],
    ['Membership type', ({ membershipType }) => membershipType],
    ['Role', ({ role }) => role],
    ['Handicap', ({ handicap }) => handicap],
    ['Group', ({ group }) => group.name],
    ['Group uid', ({ group }) => group.uid],
    ['User uid', ({ userUid }) => userUid],
    [`Joined (${zone})`, ({ joinedAt }) => joinedAt && formatDateTime(joinedAt, zone)],
  ];
}

export function handicapColumns(zone: string): CsvColumn<HandicapEntry>[] {
  return [
    ['Uid', ({ uid }) => uid],
    [`From (${zone})`, ({ changedAt }) => formatDateTime(changedAt, zone)],
    ['Handicap', ({ handicap }) => handicap],
    ['Previous handicap', ({ previousHandicap }) => previousHandicap],
    ['Reason', ({ reason }) => reason],
    ['Score differential', ({ differential }) => differential],
    ['Event', ({ event }) => event?.name],
    ['Event uid', ({ event }) => event?.uid],
    ['Round', ({ round }) => round?.name],
    ['Round uid', ({ round }) => round?.uid],
  ];
}

export const regionColumns: readonly CsvColumn<Region>[] = [
  ['Uid', ({ uid }) => uid],
  ['Name', ({ name }) => name],
  ['Country', ({ country }) => country.name],
  ['Country uid', ({ country }) => country.uid],
  ['Golfers', ({ usersCount }) => usersCount],
];

export const courseColumns: readonly CsvColumn<Course>[] = [
  ['Uid', ({ uid }) => uid],
  ['Name', ({ name }) => name],
  ['Country', ({ country }) => country.name],
  ['Country uid', ({ country }) => country.uid],
  ['Region', ({ region }) => region?.name],
  ['Region uid', ({ region }) => region?.uid],
  ['Holes', ({ holesCount }) => holesCount],
  ['Latitude', ({ latitude }) => latitude],
  ['Longitude', ({ longitude }) => longitude],
];
