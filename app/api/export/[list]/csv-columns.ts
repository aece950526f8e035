import type { Admin } from '@/lib/contract/admins';
import type { FriendlyRound } from '@/lib/contract/friendly-rounds';
import type { Member } from '@/lib/contract/members';
import type { Region } from '@/lib/contract/places';
import type { CsvValue } from '@/lib/format/csv';
import { formatDateTime } from '@/lib/format/date';
import { fullName } from '@/lib/format/name';

/** Columns of a CSV that the app writes itself. The first is the row's uid; a plus handicap is negative. */
export type CsvColumn<Item> = readonly [header: string, value: (item: Item) => CsvValue];

export function roundColumns(timeZone: string): CsvColumn<FriendlyRound>[] {
  return [
    ['Round ID', ({ uid }) => uid],
    ['Course', ({ course }) => course.name],
    ['Course ID', ({ course }) => course.uid],
    ['Tees', ({ tee }) => tee.name],
    ['Tee ID', ({ tee }) => tee.uid],
    ['Country', ({ country }) => country.name],
    ['Country ID', ({ country }) => country.uid],
    ['Status', ({ status }) => status],
    ['Scoring Format', ({ scoringFormat }) => scoringFormat],
    ['Matchplay Format', ({ matchplayFormat }) => matchplayFormat],
    [`Created At (${timeZone})`, ({ createdAt }) => formatDateTime(createdAt, timeZone)],
    ['Created By', ({ createdBy }) => fullName(createdBy)],
    ['Created By ID', ({ createdBy }) => createdBy.uid],
    ['Winner', ({ winnerPlayer }) => winnerPlayer && fullName(winnerPlayer)],
    ['Winner Player ID', ({ winnerPlayer }) => winnerPlayer?.uid],
    ['Winner User ID', ({ winnerPlayer }) => winnerPlayer?.userUid],
    ['Winner Handicap', ({ winnerPlayer }) => winnerPlayer?.handicap],
  ];
}

export function adminColumns(timeZone: string): CsvColumn<Admin>[] {
  return [
    ['Admin ID', ({ uid }) => uid],
    ['Name', fullName],
    ['E-mail', ({ email }) => email],
    ['Status', ({ status }) => status],
    [`Created (${timeZone})`, ({ createdAt }) => createdAt && formatDateTime(createdAt, timeZone)],
  ];
}

export function memberColumns(timeZone: string): CsvColumn<Member>[] {
  return [
    ['Member ID', ({ uid }) => uid],
    ['Name', fullName],
    ['User ID', ({ userUid }) => userUid],
    ['Group', ({ group }) => group.name],
    ['Group ID', ({ group }) => group.uid],
    ['Type', ({ membershipType }) => membershipType],
    ['Role', ({ role }) => role],
    ['Handicap', ({ handicap }) => handicap],
    [`Joined (${timeZone})`, ({ joinedAt }) => joinedAt && formatDateTime(joinedAt, timeZone)],
  ];
}

export const regionColumns: readonly CsvColumn<Region>[] = [
  ['Region ID', ({ uid }) => uid],
  ['Name', ({ name }) => name],
  ['Country', ({ country }) => country.name],
  ['Country ID', ({ country }) => country.uid],
  ['Users', ({ usersCount }) => usersCount],
];
