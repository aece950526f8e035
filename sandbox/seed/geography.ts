import { foldName } from '../db/fold-name';
import type { countries, courses, Gender, regions } from '../db/schema/base';
import { makeTees, type PlayedTee } from './course-layout';
import { countrySeeds } from './data/data';
import { createRandom } from './random';

export type Course = { id: string; name: string; tees: readonly PlayedTee[] };
export type Country = {
  id: string;
  iso: string;
  share: number;
  utcOffset: number;
  regions: readonly { id: string; name: string }[];
  courses: readonly Course[];
};

export type Geography = {
  countries: ReadonlyMap<string, Country>;
  rows: {
    countries: (typeof countries.$inferInsert)[];
    regions: (typeof regions.$inferInsert)[];
    courses: (typeof courses.$inferInsert)[];
  };
};

export function makeGeography(): Geography {
  const random = createRandom('geography');
  const made: Geography = { countries: new Map(), rows: { countries: [], regions: [], courses: [] } };
  const byIso = new Map<string, Country>();
  for (const { iso, name, share, utcOffset, regions: regionSeeds, courses: courseSeeds } of countrySeeds) {
    const id = random.uuid();
    const nameKey = foldName(name);
    made.rows.countries.push({ id, isoCode: iso, name, nameKey, searchText: `${nameKey} ${iso.toLowerCase()}` });
    const regionsHere = regionSeeds.map((region) => ({ id: random.uuid(), name: region.name }));
    for (const region of regionsHere) {
      made.rows.regions.push({ ...region, countryId: id, nameKey: foldName(region.name) });
    }
    const coursesHere = courseSeeds.map(({ name: courseName, region: regionName }) => {
      const course = { id: random.uuid(), name: courseName, tees: makeTees(courseName, iso) };
      const courseKey = foldName(courseName);
      made.rows.courses.push({
        id: course.id,
        name: courseName,
        nameKey: courseKey,
        searchText: `${courseKey} ${foldName(regionName)}`,
        countryId: id,
        regionId: regionsHere.find((region) => region.name === regionName)?.id ?? null,
        ...drawPlace(courseName, regionSeeds.find((region) => region.name === regionName)?.place),
        holesCount: course.tees[0]?.holes.length ?? 0,
      });
      return course;
    });
    byIso.set(iso, { id, iso, share, utcOffset, regions: regionsHere, courses: coursesHere });
  }
  return { ...made, countries: byIso };
}

/** Draws a course's position in a region, to about ten metres. A few courses have none. */
function drawPlace(course: string, middle: readonly [number, number] | undefined) {
  const random = createRandom(`place of ${course}`);
  if (!middle || random.chance(0.06)) return { latitude: null, longitude: null };
  const [latitude = 0, longitude = 0] = middle.map(
    (degrees) => Math.round((degrees + random.normal(0, 0.08)) * 10_000) / 10_000,
  );
  return { latitude, longitude };
}

/** The home club of the user or group with this id. */
export function homeOf({ courses }: Country, id: string): Course | undefined {
  return courses[Number.parseInt(id.slice(0, 6), 16) % courses.length];
}

/** The tees with this name, or the most forward tees if these are not rated for the gender. */
export function teeFor(course: Course, name: string, gender: Gender): PlayedTee {
  const own = course.tees.filter((tee) => tee.gender === gender);
  const tee = own.find((candidate) => candidate.name === name) ?? own.at(-1);
  if (!tee) throw new RangeError(`${course.name} has no tees for ${gender}`);
  return tee;
}
