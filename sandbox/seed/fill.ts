import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { foldName } from '../db/fold-name';
import { admins, countries, courses, friendships, holes, regions, tees, users } from '../db/schema/base';
import { cards, friendlyRoundPlayers, friendlyRounds } from '../db/schema/friendly-rounds';
import { writeCounts } from './counts';
import { staffSeeds } from './data/data';
import { writeGroups } from './fill-groups';
import { type Geography, makeGeography } from './geography';
import { makeGroups } from './groups/groups';
import type { WriteRows } from './load/load';
import { withoutIndexes } from './load/without-indexes';
import { lastActivity } from './people/activity';
import { makeUsers, type User } from './people/people';
import { makeFriendships } from './rounds/playing-partners';
import { makeRounds } from './rounds/rounds';
import { writeRounds } from './rounds/write-rounds';
import { createRoundsNearEvents } from './rounds-near-events';
import { isLarge, type SeedSize } from './size';

/** The tables whose number of rows depends on the requested size. */
const growing = [users, friendships, friendlyRounds, friendlyRoundPlayers, cards];

export type Progress = {
  step: (line: string) => void;
  /** Yields to the event loop. Throws when the seed is aborted. */
  pause: () => Promise<void>;
};

/** Writes all rows into empty tables and reports the progress. */
export async function fill(db: Database, write: WriteRows, size: SeedSize, progress: Progress): Promise<void> {
  const work = async () => {
    await writeAll(db, write, size, progress);
    // Gives the query planner statistics for `writeCounts`, and for the next start if this one is interrupted before
    // the vacuum.
    await db.execute(sql`analyze`);
    await writeCounts(db);
    progress.step('last activity, statistics for the planner, and counts');
  };
  if (!isLarge(size)) return work();
  await withoutIndexes(db, growing, work);
  progress.step('keys and indexes');
}

async function writeAll(db: Database, write: WriteRows, size: SeedSize, { step, pause }: Progress): Promise<void> {
  const geography = makeGeography();
  const seededUsers = makeUsers(geography, size);
  await write(admins, staffSeeds);
  const written = await writeGeography(write, geography);
  step(`${geography.countries.size} countries, ${written.courses} courses, ${written.tees} tees`);
  const named = [...geography.rows.countries, ...geography.rows.regions];
  const keys = new Map(named.map(({ id, nameKey }) => [id, nameKey]));
  const userRows = seededUsers.map((user) => userRow(user, keys));
  await write(users, userRows);
  step(`${seededUsers.length} users`);
  await write(friendships, makeFriendships(seededUsers));
  const lastPlayed = new Map<string, Date>();
  const nearEvents = createRoundsNearEvents(geography);
  step(await writeGroups(write, geography, makeGroups(seededUsers), { lastPlayed, nearEvents, pause }));
  await writeRounds(write, makeRounds(geography, seededUsers, size, nearEvents), size, { lastPlayed, step, pause });
  await writeActivity(db, seededUsers, lastPlayed);
}

async function writeGeography(write: WriteRows, { countries: places, rows }: Geography) {
  await write(countries, rows.countries);
  await write(regions, rows.regions);
  await write(courses, rows.courses);
  const teeRows = [...places.values()].flatMap((country) =>
    country.courses.flatMap((course) => course.tees.map((tee) => ({ ...tee, courseId: course.id }))),
  );
  const holeRows = teeRows.flatMap((tee) => tee.holes.map((hole) => ({ ...hole, teeId: tee.id })));
  await write(tees, teeRows);
  await write(holes, holeRows);
  return { courses: rows.courses.length, tees: teeRows.length };
}

function userRow(user: User, keys: ReadonlyMap<string, string>): typeof users.$inferInsert {
  const [countryId, regionId] = user.tellsCountry ? [user.country.id, user.regionId] : [null, null];
  const nameKey = foldName(`${user.firstName} ${user.lastName}`);
  return {
    ...user,
    countryId,
    regionId,
    countryKey: keys.get(countryId ?? '') ?? null,
    regionKey: keys.get(regionId ?? '') ?? null,
    createdAt: user.joinedAt,
    nameKey,
    searchText: `${nameKey} ${foldName(user.email)}`,
  };
}

async function writeActivity(db: Database, seededUsers: readonly User[], lastPlayed: ReadonlyMap<string, Date>) {
  const seen = lastActivity(seededUsers, lastPlayed);
  await db.execute(sql`
    update ${users} set last_active_at = seen.at
    from json_to_recordset(${JSON.stringify(seen)}::json) as seen(id uuid, at timestamptz)
    where ${users.id} = seen.id`);
}
