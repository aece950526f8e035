import { recordKinds } from '@/lib/navigation';

type ViewedList = { label: string; path: string };

/** The lists by their names in saved views. */
export const viewedLists: Readonly<Record<string, ViewedList>> = {
  users: recordKinds.user.list,
  admins: recordKinds.admin.list,
  groups: recordKinds.group.list,
  'group-members': recordKinds.member.list,
  events: recordKinds.event.list,
  courses: recordKinds.course.list,
  'friendly-rounds': recordKinds.friendlyRound.list,
  'event-rounds': recordKinds.eventRound.list,
  countries: recordKinds.country.list,
  regions: recordKinds.region.list,
};
