/**
 * The dialect of an API by other hands, written from the same specification: what it calls the sandbox's fields and
 * parameters. Tests put it in front of the sandbox; the app knows nothing of it.
 * @typedef {{ to: string, text?: boolean }} Renamed
 */

/** Fields under other names, at any depth; a dot goes into an object. @type {Readonly<Record<string, Renamed>>} */
export const fields = {
  uid: { to: 'id' },
  firstName: { to: 'name.first' },
  lastName: { to: 'name.last' },
  handicap: { to: 'handicapIndex', text: true },
  createdAt: { to: 'registeredAt' },
  startDate: { to: 'startsAt' },
  endDate: { to: 'endsAt' },
  membersCount: { to: 'numberOfMembers', text: true },
  usersCount: { to: 'people' },
  latitude: { to: 'location.lat' },
  longitude: { to: 'location.lng' },
  courseRating: { to: 'ratings.course', text: true },
};

/** Fields that this API does not have. */
export const leftOut = [{ path: /^\/admin\/group-event-rounds$/, fields: ['createdAt'] }];

/** Fields that the specification does not name, in every record. */
export const extra = { version: 3, tenant: 'north', _links: { self: { href: '/self' } } };

/** Rows and paging of lists; pages count from zero. */
export const envelope = {
  rows: 'content',
  paging: 'meta',
  page: 'page',
  size: 'size',
  total: 'totalElements',
};

/** Parameters under other names. Those that are not known are ignored, as most APIs do. */
export const queryNames = { page: 'page', size: 'size', search: 'query', sort: 'sort' };

/** Sort keys and filters under other names. @type {Readonly<Record<string, string>>} */
export const keys = {
  handicap: 'handicapIndex',
  createdAt: 'registeredAt',
  startDate: 'startsAt',
  membersCount: 'numberOfMembers',
  usersCount: 'people',
  createdFrom: 'registeredFrom',
  createdTo: 'registeredTo',
};
