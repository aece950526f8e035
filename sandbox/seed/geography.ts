import { foldName } from '../db/fold-name';
import type { countries, courses, regions } from '../db/schema';
import { countrySeeds } from './data/countries';
import { courseSeeds } from './data/courses';
import { makeTees, type PlayedTee } from './layout';
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
  for (const { iso, name, share, utcOffset, regions: regionNames } of countrySeeds) {
    const id = random.uuid();
    const nameKey = foldName(name);
    made.rows.countries.push({ id, isoCode: iso, name, nameKey, searchText: `${nameKey} ${iso.toLowerCase()}` });
    const regionsHere = regionNames.map((region) => ({ id: random.uuid(), name: region }));
    for (const region of regionsHere) {
      made.rows.regions.push({ ...region, countryId: id, nameKey: foldName(region.name) });
    }
    const coursesHere = (courseSeeds[iso] ?? []).map(([courseName, regionName]) => {
      const course = { id: random.uuid(), name: courseName, tees: makeTees(courseName, iso) };
      const regionId = regionsHere.find((region) => region.name === regionName)?.id ?? null;
      made.rows.courses.push({
        id: course.id,
        name: courseName,
        nameKey: foldName(courseName),
        countryId: id,
        regionId,
      });
      return course;
    });
    byIso.set(iso, { id, iso, share, utcOffset, regions: regionsHere, courses: coursesHere });
  }
  return { ...made, countries: byIso };
}
