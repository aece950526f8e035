import { eventRoundFilters } from '@/components/event-rounds/filters';
import { eventFilters } from '@/components/events/filters';
import { friendlyRoundFilters } from '@/components/friendly-rounds/filters';
import { openExport } from '@/lib/api/exports';
import { listFriendlyRoundsOfEvent } from '@/lib/api/friendly-rounds';
import { EventRoundsQuery, EventsQuery } from '@/lib/contract/events';
import { AllFriendlyRoundsQuery } from '@/lib/contract/friendly-rounds';
import type { ExportName } from '@/lib/list/export';
import { routes } from '@/lib/routes';
import { roundColumns } from './csv-columns';
import { paginated, proxied } from './csv-source';
import { type ExportList, type Paged, read } from './export-list';

/** Events and their rounds. One group's are the filtered ones of all groups, so that the receipt tells of strangers. */
export const eventLists = {
  events: {
    file: 'all-events',
    screen: () => routes.events,
    open: async ({ params, signal }) => {
      const { query, zone, csvCheck } = await read(params, EventsQuery, eventFilters);
      return proxied(openExport('events', { ...query, zone }, signal), csvCheck);
    },
  },
  'group-events': {
    file: 'events-of-group',
    screen: routes.groupEvents,
    isOfRecord: true,
    open: async ({ params, uid: group, signal }) => {
      const { query, zone, csvCheck } = await read({ ...params, group }, EventsQuery, eventFilters);
      return proxied(openExport('events', { ...query, group, zone }, signal), csvCheck);
    },
  },
  'user-events': {
    file: 'events-of-user',
    screen: routes.userEvents,
    isOfRecord: true,
    open: async ({ params, uid: user, signal }) => {
      const { query, zone, csvCheck } = await read(params, EventsQuery, eventFilters);
      return proxied(openExport('events', { ...query, user, zone }, signal), csvCheck);
    },
  },
  'event-rounds': {
    file: 'event-rounds',
    screen: () => routes.eventRounds,
    open: async ({ params, signal }) => {
      const { query, zone, csvCheck } = await read(params, EventRoundsQuery, eventRoundFilters);
      return proxied(openExport('eventRounds', { ...query, zone }, signal), csvCheck);
    },
  },
  'group-rounds': {
    file: 'rounds-of-group',
    screen: routes.groupRounds,
    isOfRecord: true,
    open: async ({ params, uid: group, signal }) => {
      const { query, zone, csvCheck } = await read({ ...params, group }, EventRoundsQuery, eventRoundFilters);
      return proxied(openExport('eventRounds', { ...query, group, zone }, signal), csvCheck);
    },
  },
  'event-friendly-rounds': {
    file: 'friendly-rounds-of-event',
    screen: routes.eventFriendlyRounds,
    isOfRecord: true,
    open: async ({ params, uid, signal }) => {
      const { query, zone, check } = await read(params, AllFriendlyRoundsQuery, friendlyRoundFilters);
      const list = (page: Paged) => listFriendlyRoundsOfEvent(uid, { ...query, ...page }, signal);
      return paginated({ columns: roundColumns(zone), list, check });
    },
  },
} satisfies Partial<Record<ExportName, ExportList>>;
