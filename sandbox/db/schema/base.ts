import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  doublePrecision,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { belongsTo, counted, folded, moment, plain, tenths } from './columns';

export type Gender = 'MALE' | 'FEMALE';

export const countries = pgTable('countries', {
  id: uuid().primaryKey(),
  isoCode: plain('iso_code').notNull().unique(),
  name: text().notNull(),
  nameKey: folded('name_key').notNull(),
  searchText: text('search_text').notNull(),
  regionsCount: counted('regions_count'),
  usersCount: counted('users_count'),
});

export const regions = pgTable(
  'regions',
  {
    id: uuid().primaryKey(),
    countryId: belongsTo('country_id', () => countries.id),
    name: text().notNull(),
    nameKey: folded('name_key').notNull(),
    usersCount: counted('users_count'),
  },
  (table) => [
    uniqueIndex('regions_country_name').on(table.countryId, table.nameKey),
    index('regions_name').on(table.nameKey, table.id),
  ],
);

export const admins = pgTable('admins', {
  id: uuid().primaryKey(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: plain().notNull().unique(),
  status: plain(),
  createdAt: moment('created_at').notNull(),
  nameKey: folded('name_key').notNull(),
  searchText: text('search_text').notNull(),
});

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text().notNull().unique(),
    gender: text().$type<Gender>().notNull(),
    /** The Handicap Index. A plus handicap is negative. */
    handicapIndex: tenths('handicap_index'),
    countryId: uuid('country_id').references(() => countries.id),
    regionId: uuid('region_id').references(() => regions.id),
    status: plain(),
    createdAt: moment('created_at').notNull(),
    lastActiveAt: moment('last_active_at'),
    nameKey: folded('name_key').notNull(),
    /** Copies of the names of country and region, for sorting. */
    countryKey: folded('country_key'),
    regionKey: folded('region_key'),
    searchText: text('search_text').notNull(),
  },
  (table) => [
    // Contains the columns of common filters, so that this index alone finds a page of a filtered list.
    index('users_name').on(table.nameKey, table.id, table.status, table.createdAt),
    index('users_handicap').on(table.handicapIndex, table.id, table.status, table.createdAt),
    index('users_handicap_desc').on(table.handicapIndex.desc().nullsLast(), table.id.desc().nullsFirst()),
    index('users_country_name').on(table.countryKey, table.id, table.status, table.createdAt),
    index('users_region_name').on(table.regionKey, table.id, table.status, table.createdAt),
    index('users_country').on(table.countryId, table.id),
    index('users_region').on(table.regionId, table.id),
    index('users_status').on(table.status, table.id, table.createdAt),
    index('users_created').on(table.createdAt, table.id, table.status),
    index('users_last_active').on(table.lastActiveAt, table.id, table.status, table.createdAt),
    index('users_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    index('users_name_search').using('gin', sql`${table.nameKey} gin_trgm_ops`),
  ],
);

/** Each friendship has two rows, so that one index finds a user's friends. */
export const friendships = pgTable(
  'friendships',
  {
    userId: belongsTo('user_id', () => users.id),
    friendId: belongsTo('friend_id', () => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.friendId] }),
    check('friendships_other', sql`${table.userId} <> ${table.friendId}`),
  ],
);

export const courses = pgTable(
  'courses',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    nameKey: folded('name_key').notNull(),
    countryId: belongsTo('country_id', () => countries.id),
    regionId: uuid('region_id').references(() => regions.id),
    /** The course's position in degrees north and east (WGS 84). */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    holesCount: smallint('holes_count').notNull(),
    /** The names of course and region. */
    searchText: text('search_text').notNull(),
  },
  (table) => [
    index('courses_name').on(table.nameKey, table.id),
    index('courses_country').on(table.countryId, table.id),
    index('courses_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);

/** A set of tees, rated for one gender. */
export const tees = pgTable(
  'tees',
  {
    id: uuid().primaryKey(),
    courseId: belongsTo('course_id', () => courses.id),
    name: text().notNull(),
    gender: text().$type<Gender>().notNull(),
    courseRating: tenths('course_rating').notNull(),
    slope: smallint().notNull(),
  },
  (table) => [
    uniqueIndex('tees_course_name').on(table.courseId, table.gender, table.name),
    check('tees_slope', sql`${table.slope} between 55 and 155`),
  ],
);

export const holes = pgTable(
  'holes',
  {
    teeId: belongsTo('tee_id', () => tees.id),
    number: smallint().notNull(),
    par: smallint().notNull(),
    /** The length of the hole in yards. */
    distance: smallint().notNull(),
    strokeIndex: smallint('stroke_index'),
  },
  (table) => [primaryKey({ columns: [table.teeId, table.number] })],
);

/** A hash of the data's size and version. At startup, a database with another hash is seeded again. */
export const seedState = pgTable(
  'seed_state',
  {
    only: boolean().primaryKey().default(true),
    fingerprint: char({ length: 64 }).notNull(),
    doneAt: moment('done_at'),
  },
  (table) => [check('seed_state_only', sql`${table.only}`)],
);
