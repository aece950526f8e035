import { millisecondsInDay } from 'date-fns/constants';
import type { EventRows } from './events/rows';
import type { Country, Course, Geography } from './geography';
import { createRandom } from './random';

const daysBefore = 10;
const daysAfter = 7;

type Place = { country: Country; course: Course };
type NearbyEvent = Place & { eventId: string };

/** Finds the events near which friendly rounds take place: on the same course, some days before or after. */
export type RoundsNearEvents = {
  add: (rows: EventRows) => void;
  /** The nearby event in which the user plays; null for most friendly rounds. */
  find: (userId: string, at: Date) => NearbyEvent | null;
};

export function createRoundsNearEvents(geography: Geography): RoundsNearEvents {
  const random = createRandom('rounds around events');
  const places = new Map<string, Place>(
    [...geography.countries.values()].flatMap((country) =>
      country.courses.map((course) => [course.id, { country, course }] as const),
    ),
  );
  const ofUser = new Map<string, { eventId: string; courseId: string; startAt: Date }[]>();
  return {
    add: ({ event: { id: eventId, status, courseId, startAt }, players }) => {
      if (!courseId || !startAt || status === 'CANCELLED') return;
      for (const { userId } of players) {
        if (!userId) continue;
        const own = ofUser.get(userId) ?? [];
        own.push({ eventId, courseId, startAt });
        ofUser.set(userId, own);
      }
    },
    find: (userId, at) => {
      const near = ofUser.get(userId)?.find(({ startAt }) => {
        const days = (at.getTime() - startAt.getTime()) / millisecondsInDay;
        return days > -daysBefore && days < daysAfter;
      });
      const place = near && random.chance(0.3) ? places.get(near.courseId) : undefined;
      return near && place ? { eventId: near.eventId, ...place } : null;
    },
  };
}
