import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { foldName } from '../db/fold-name';
import { cards, friendlyRoundPlayers, friendlyRounds } from '../db/friendly-schema';
import { admins, countries, courses, friendships, holes, regions, tees, users } from '../db/schema';
import { lastActivity, played } from './activity';
import { writeCounts } from './counts';
import { staffSeeds } from './data/staff';
import { createAroundEvents } from './events/around';
import { writeGroups } from './fill-groups';
import { makeFriendships } from './friendships';
import { type Geography, makeGeography } from './geography';
import { makeGroups } from './groups';
import { type Golfer, makeGolfers } from './people';
import type { RoundRows } from './round-rows';
import { makeRounds } from './rounds';
import type { SeedSize } from './size';
import { writeRows } from './write-rows';

const roundsAtOnce = 1_000;

export type Progress = {
  step: (line: string) => void;
  /** Lets others have their turn, and throws when it is time to stop. */
  pause: () => Promise<void>;
};

/** Makes everything and writes it into empty tables, telling each step. */
export async function fill(db: Database, size: SeedSize, { step, pause }: Progress): Promise<void> {
  const geography = makeGeography();
  const golfers = makeGolfers(geography, size);
  await writeRows(db, admins, staffSeeds);
  const written = await writeGeography(db, geography);
  step(`${geography.countries.size} countries, ${written.courses} courses, ${written.tees} tees`);
  await writeRows(db, users, golfers.map(userRow));
  step(`${golfers.length} golfers`);
  await writeRows(db, friendships, makeFriendships(golfers));
  const groups = makeGroups(golfers);
  const lastPlayed = new Map<string, Date>();
  const around = createAroundEvents(geography);
  step(await writeGroups(db, geography, groups, { lastPlayed, around, pause }));
  let batch: RoundRows[] = [];
  let count = 0;
  let told = 0;
  for (const made of makeRounds(geography, golfers, size, around)) {
    batch.push(made);
    count += 1;
    for (const { userId } of made.players) if (userId) played(lastPlayed, userId, made.round.createdAt);
    if (batch.length === roundsAtOnce || count === size.friendlyRounds) {
      await writeRounds(db, batch);
      await pause();
      batch = [];
      if (Math.floor((5 * count) / size.friendlyRounds) > told) {
        told = Math.floor((5 * count) / size.friendlyRounds);
        step(
          `${count} of ${size.friendlyRounds} friendly rounds (${Math.floor((100 * count) / size.friendlyRounds)}%)`,
        );
      }
    }
  }
  await writeCounts(db);
  await writeActivity(db, golfers, lastPlayed);
  // Here, too, so that a start cut off before the clean-up still plans well.
  await db.execute(sql`analyze`);
  step('last activity, and statistics for the planner');
}

async function writeGeography(db: Database, { countries: places, rows }: Geography) {
  await writeRows(db, countries, rows.countries);
  await writeRows(db, regions, rows.regions);
  await writeRows(db, courses, rows.courses);
  const teeRows = [...places.values()].flatMap((country) =>
    country.courses.flatMap((course) => course.tees.map((tee) => ({ ...tee, courseId: course.id }))),
  );
  const holeRows = teeRows.flatMap((tee) => tee.holes.map((hole) => ({ ...hole, teeId: tee.id })));
  await writeRows(db, tees, teeRows);
  await writeRows(db, holes, holeRows);
  return { courses: rows.courses.length, tees: teeRows.length };
}

function userRow(golfer: Golfer): typeof users.$inferInsert {
  const nameKey = foldName(`${golfer.firstName} ${golfer.lastName}`);
  return {
    id: golfer.id,
    firstName: golfer.firstName,
    lastName: golfer.lastName,
    email: golfer.email,
    gender: golfer.gender,
    handicapIndex: golfer.handicapIndex,
    countryId: golfer.tellsCountry ? golfer.country.id : null,
    regionId: golfer.tellsCountry ? golfer.regionId : null,
    status: golfer.status,
    createdAt: golfer.joinedAt,
    lastActiveAt: null,
    nameKey,
    searchText: `${nameKey} ${foldName(golfer.email)}`,
  };
}

async function writeRounds(db: Database, batch: readonly RoundRows[]): Promise<void> {
  await writeRows(
    db,
    friendlyRounds,
    batch.map(({ round }) => round),
  );
  await writeRows(
    db,
    friendlyRoundPlayers,
    batch.flatMap(({ players }) => players),
  );
  await writeRows(
    db,
    cards,
    batch.flatMap((made) => made.cards),
  );
}

async function writeActivity(db: Database, golfers: readonly Golfer[], lastPlayed: ReadonlyMap<string, Date>) {
  const seen = lastActivity(golfers, lastPlayed);
  await db.execute(sql`
    update ${users} set last_active_at = seen.at
    from json_to_recordset(${JSON.stringify(seen)}::json) as seen(id uuid, at timestamptz)
    where ${users.id} = seen.id`);
}
