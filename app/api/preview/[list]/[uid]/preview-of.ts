import type { LoadPreview } from '@/lib/loaders/load-preview';
import { previewCountry } from '@/lib/loaders/previews/preview-country';
import { previewCourse } from '@/lib/loaders/previews/preview-course';
import { previewEvent } from '@/lib/loaders/previews/preview-event';
import { previewEventRound } from '@/lib/loaders/previews/preview-event-round';
import { previewFriendlyRound } from '@/lib/loaders/previews/preview-friendly-round';
import { previewGroup } from '@/lib/loaders/previews/preview-group';
import { previewMember, previewMembership } from '@/lib/loaders/previews/preview-member';
import { previewRegion } from '@/lib/loaders/previews/preview-region';
import { previewUser } from '@/lib/loaders/previews/preview-user';
import { countries } from '@/lib/resources/countries';
import { courses } from '@/lib/resources/courses';
import { eventRounds, eventRoundsOfCourse, eventRoundsOfEvent, eventRoundsOfGroup } from '@/lib/resources/event-rounds';
import { events, eventsOfCourse, eventsOfGroup, eventsOfUser } from '@/lib/resources/events';
import {
  friendlyRounds,
  friendlyRoundsByUser,
  friendlyRoundsOfCourse,
  friendlyRoundsOfEvent,
  friendlyRoundsOfUser,
} from '@/lib/resources/friendly-rounds';
import { groups } from '@/lib/resources/groups';
import { groupMembers, membersOfGroup } from '@/lib/resources/members';
import { groupsOfUser } from '@/lib/resources/memberships';
import { regions } from '@/lib/resources/regions';
import { friends, users } from '@/lib/resources/users';

const previews = new Map<string, LoadPreview>([
  [users.name, previewUser],
  [friendlyRoundsOfUser.name, previewFriendlyRound],
  [friendlyRounds.name, previewFriendlyRound],
  [events.name, previewEvent],
  [eventRounds.name, previewEventRound],
  [countries.name, previewCountry],
  [courses.name, previewCourse],
  [friends.name, previewUser],
  [regions.name, previewRegion],
  [groups.name, previewGroup],
  [membersOfGroup.name, previewMember],
  [groupMembers.name, previewMember],
  [groupsOfUser.name, previewMembership],
  [eventsOfUser.name, previewEvent],
  [eventsOfGroup.name, previewEvent],
  [eventRoundsOfGroup.name, previewEventRound],
  [friendlyRoundsOfEvent.name, previewFriendlyRound],
  [friendlyRoundsOfCourse.name, previewFriendlyRound],
  [friendlyRoundsByUser.name, previewFriendlyRound],
  [eventsOfCourse.name, previewEvent],
  [eventRoundsOfEvent.name, previewEventRound],
  [eventRoundsOfCourse.name, previewEventRound],
]);

export function previewOf(list: string): LoadPreview | undefined {
  return previews.get(list);
}
