import type { Admin } from '@/lib/contract/admins';
import type { Course } from '@/lib/contract/courses';
import type { Event, EventRound } from '@/lib/contract/events';
import type { FriendlyRound } from '@/lib/contract/friendly-rounds';
import type { Group } from '@/lib/contract/groups';
import type { Member } from '@/lib/contract/members';
import type { Country, Region } from '@/lib/contract/places';
import { orNull } from '@/lib/contract/unread';
import type { User } from '@/lib/contract/users';
import { formatDay } from '@/lib/format/date';
import { formatHandicap } from '@/lib/format/handicap';
import { fullName } from '@/lib/format/name';
import { formatCount } from '@/lib/format/number';
import { titleCase } from '@/lib/format/title-case';
import { shortUid } from '@/lib/format/uid';
import { routes } from '@/lib/routes';
import type { Hit, SearchedList } from './search-result';

type Fact = () => string | number | false | null | undefined;

/** A hit; facts that are not given, or could not be read, are left out. */
function hit<Item extends { uid: string }>(item: Item, href: string, title: () => string, ...facts: Fact[]): Hit {
  return {
    uid: item.uid,
    href,
    title: orNull(title) ?? shortUid(item.uid),
    facts: facts.flatMap((fact) => {
      const value = orNull(fact);
      return value ? [String(value)] : [];
    }),
  };
}

const counted = (count: number | null | undefined, word: string) => count != null && `${formatCount(count)} ${word}`;

/** How a record of each list is shown among the hits; days are those of the time zone. */
export const hitOf = {
  users: (user: User) =>
    hit(
      user,
      routes.user(user.uid),
      () => fullName(user),
      () => user.handicap != null && `Handicap ${formatHandicap(user.handicap)}`,
      () => [user.region?.name, user.country?.name].filter(Boolean).join(', '),
      () => user.status && titleCase(user.status),
    ),
  groupMembers: (member: Member) =>
    hit(
      member,
      routes.groupMember(member.uid),
      () => fullName(member),
      () => member.group.name,
      () => member.handicap != null && `Handicap ${formatHandicap(member.handicap)}`,
      () => member.role && titleCase(member.role),
    ),
  groups: (group: Group) =>
    hit(
      group,
      routes.group(group.uid),
      () => group.name,
      () => group.owner && `Owner ${fullName(group.owner)}`,
      () => group.country?.name,
      () => counted(group.membersCount, 'members'),
    ),
  events: (event: Event, timeZone: string) =>
    hit(
      event,
      routes.event(event.uid),
      () => event.name,
      () => titleCase(event.status),
      () => event.group.name,
      () => event.course?.name,
      () => event.startDate && formatDay(event.startDate, timeZone),
    ),
  eventRounds: (round: EventRound, timeZone: string) =>
    hit(
      round,
      routes.eventRound(round.uid),
      () => [round.event.name, round.name].filter(Boolean).join(', '),
      () => titleCase(round.status),
      () => round.group.name,
      () => round.course?.name,
      () => round.playedAt && formatDay(round.playedAt, timeZone),
    ),
  friendlyRounds: (round: FriendlyRound, timeZone: string) =>
    hit(
      round,
      routes.friendlyRound(round.uid),
      () => round.course.name,
      () => fullName(round.createdBy),
      () => titleCase(round.status),
      () => titleCase(round.matchplayFormat ?? round.scoringFormat),
      () => formatDay(round.createdAt, timeZone),
    ),
  courses: (course: Course) =>
    hit(
      course,
      routes.course(course.uid),
      () => course.name,
      () => [course.region?.name, course.country.name].filter(Boolean).join(', '),
      () => counted(course.holesCount, 'holes'),
    ),
  countries: (country: Country) =>
    hit(
      country,
      routes.regionsOf(country.uid),
      () => country.name,
      () => country.isoCode,
      () => counted(country.usersCount, 'users'),
    ),
  regions: (region: Region) =>
    hit(
      region,
      routes.usersIn({ country: region.country.uid, region: region.uid }),
      () => region.name,
      () => region.country.name,
      () => counted(region.usersCount, 'users'),
    ),
  admins: (admin: Admin) =>
    hit(
      admin,
      routes.listed(routes.admins, { q: admin.uid }),
      () => fullName(admin),
      () => admin.email,
      () => admin.status && titleCase(admin.status),
    ),
} as const satisfies Record<SearchedList, (item: never, timeZone: string) => Hit>;
