import { randomUUID } from 'node:crypto';
import { openDatabase } from '../database';
import { countries } from '../schema/base';

// Writes rows and prints the number of each row once the database has acknowledged it.
const [dataDir = ''] = process.argv.slice(2);
const { db } = await openDatabase({ dataDir });
for (let count = 1; ; count += 1) {
  const name = `Country ${count} ${'x'.repeat(count % 500)}`;
  await db
    .insert(countries)
    .values({ id: randomUUID(), isoCode: String(count), name, nameKey: name, searchText: name });
  console.log(`written ${count}`);
}
