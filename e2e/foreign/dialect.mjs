/**
 * The names that another implementation of the API might use for fields and parameters. A test server translates
 * between these names and the names of the sandbox; the app does not know these names.
 * @typedef {{ to: string, text?: boolean }} Renamed
 */

/** Renamed fields, at any depth; a dot separates the names of nested objects. @type {Readonly<Record<string, Renamed>>} */
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

/** Fields that this API adds to every record. */
export const extra = { version: 3, tenant: 'north', _links: { self: { href: '/self' } } };

/** Names of the fields of a list response. This API numbers pages from zero. */
export const envelope = {
  rows: 'content',
  paging: 'meta',
  page: 'page',
  size: 'size',
  total: 'totalElements',
};

/** Renamed query parameters. This API ignores unknown parameters, as most APIs do. */
export const queryNames = { page: 'page', size: 'size', search: 'query', sort: 'sort' };

/** Renamed sort keys and filters. @type {Readonly<Record<string, string>>} */
export const keys = {
  handicap: 'handicapIndex',
  createdAt: 'registeredAt',
  startDate: 'startsAt',
  membersCount: 'numberOfMembers',
  usersCount: 'people',
  createdFrom: 'registeredFrom',
  createdTo: 'registeredTo',
};
