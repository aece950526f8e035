/** Paths of lists that show the preview of a row themselves. */
const paths = [
  'all-users',
  'all-users/[^/]+/friendly-rounds',
  'all-users/[^/]+/friends',
  'countries',
  'events',
  'events/event-rounds',
  'events/friendly-rounds',
  'regions',
  'groups',
  'groups/[^/]+/members',
  'group-members',
  'all-users/[^/]+/groups',
  'all-users/[^/]+/events',
  'groups/[^/]+/group-(?:events|rounds)',
  'events/[^/]+/friendly-rounds',
];

export const HAVE_OWN_PREVIEW = new RegExp(`^/(?:${paths.join('|')})/?$`);
