type ScreenName = {
  /** The breadcrumb, heading and document title. */
  title: string;
  /** The label in the menu, if it differs from the title. */
  menu?: string;
  /** The label of the record's tab, if it differs from the title. */
  tab?: string;
  /** The specification prescribes this spelling. All other names are in sentence case. */
  isPrescribed?: true;
};

const prescribed = (title: string, others: Pick<ScreenName, 'menu' | 'tab'> = {}) => {
  return { title, ...others, isPrescribed: true } as const;
};

/** The names of all screens except those of single records, which are in `recordKinds`. `*` stands for an ID. */
const names = {
  '/': prescribed('Dashboard'),
  '/month': { title: 'Month report' },
  '/all-users': prescribed('All Users'),
  '/all-users/*/timeline': { title: 'Timeline' },
  '/all-users/*/events': prescribed('User Events', { tab: 'Events' }),
  '/all-users/*/friendly-rounds': prescribed('User Friendly Rounds', { tab: 'Friendly rounds' }),
  '/all-users/*/groups': prescribed('User Groups', { tab: 'Groups' }),
  '/all-users/*/handicaps': { title: 'Handicaps' },
  '/all-users/*/friends': prescribed('User Friends', { tab: 'Friends' }),
  '/all-users/*/rounds-created': { title: 'Rounds created' },
  '/admin-users': prescribed('BO Admins'),
  '/groups': prescribed('All Groups', { menu: 'All groups' }),
  '/groups/*/members': prescribed('Group Members', { tab: 'Members' }),
  '/groups/*/group-events': prescribed('Group Events', { tab: 'Events' }),
  '/groups/*/group-rounds': prescribed('Group Rounds', { tab: 'Event rounds' }),
  '/groups/*/contests': { title: 'Contests' },
  '/group-members': prescribed('Group members'),
  '/group-members/*/handicap': { title: 'Why this handicap' },
  '/events': prescribed('All Events'),
  '/events/*/results': { title: 'Results' },
  '/events/*/rounds': { title: 'Event rounds' },
  '/events/*/friendly-rounds': prescribed('Friendly Rounds', { tab: 'Friendly rounds' }),
  '/events/event-courses': prescribed('Event Courses', { menu: 'Events Courses' }),
  '/events/event-courses/*/at-a-glance': { title: 'At a glance' },
  '/events/event-courses/*/friendly-rounds': { title: 'Friendly rounds' },
  '/events/event-courses/*/events': { title: 'Events' },
  '/events/event-courses/*/event-rounds': { title: 'Event rounds' },
  '/events/friendly-rounds': prescribed('Friendly Rounds', { menu: 'Friendly rounds' }),
  '/events/friendly-rounds/*/results': { title: 'Results' },
  '/events/event-rounds': prescribed('Event Rounds'),
  '/now-playing': { title: 'Now playing' },
  '/countries': prescribed('All Countries'),
  '/regions': prescribed('All Regions'),
  '/search': { title: 'Search' },
  '/compare': { title: 'Compare' },
  '/break-down': { title: 'Summarise' },
  '/filters': { title: 'Filters' },
} as const satisfies Record<string, ScreenName>;

type ScreenPath = keyof typeof names;

export const screenNames: Readonly<Record<ScreenPath, ScreenName>> = names;

/** The label of a creation date, except in the columns of friendly rounds. */
export const CREATED_AT = 'Created at';

/** Columns of friendly rounds as the specification spells them, for lists, filters and CSV files. */
export const friendlyRoundColumns = {
  scoringFormat: 'Scoring Format',
  matchplayFormat: 'Matchplay Format',
  createdAt: 'Created At',
  createdBy: 'Created By',
} as const;

/** Titles of dialogs as the specification spells them. */
export const dialogNames = { tee: 'Tee Information', winner: 'Round Winner' } as const;
