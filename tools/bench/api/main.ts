import { defaultSize, type SeedSize } from '@/sandbox/seed/size';
import { measuredOn, writeBetweenMarkers } from '@/tools/process/report.mjs';
import { say, startStep } from '@/tools/process/steps.mjs';
import { large, small } from '../sizes';
import { createClient } from './client';
import { seededEmbedded, seededOnServer, startServer } from './databases';
import { type ListTimes, measureLists } from './lists';
import { type ApiTimes, measureApi } from './measure';
import { apiTable, embeddedLine, listsTable } from './table';

/** Measures a server with ten thousand rounds and with a million, and the embedded database. */
export async function benchApi(): Promise<number> {
  const server = await startServer();
  try {
    const one = await onServer(server.url, small);
    const other = await onServer(server.url, large);
    const table = apiTable([one.times, other.times], ['10,000 rounds', '1,000,000 rounds']);
    const embedded = embeddedLine(await onEmbedded());
    const text = `${table}\n\n${embedded}\n\n${measuredOn('PostgreSQL 18')}. Seeding: ${other.seeding}.`;
    say(`\n${listsTable(other.times.lists)}\n\n${text}`);
    if (process.argv.includes('--write')) await writeBetweenMarkers('docs/performance.md', 'bench api', text);
    return 0;
  } finally {
    await server.stop();
  }
}

async function onServer(url: string, size: SeedSize): Promise<{ times: ApiTimes; seeding: string }> {
  const step = startStep(`${size.friendlyRounds} rounds`);
  const { database, outcome, ms } = await seededOnServer(url, size, step.progress);
  const times = await measureApi(database, step.progress).finally(database.close);
  step.done();
  return { times, seeding: outcome === 'made' ? `${(ms / 1_000).toFixed(0)} s` : 'existing data' };
}

async function onEmbedded(): Promise<ListTimes[]> {
  const step = startStep('Embedded database');
  const { database } = await seededEmbedded(defaultSize, step.progress);
  try {
    await measureLists(createClient(database));
    const measured = await measureLists(createClient(database));
    step.done();
    return measured;
  } finally {
    await database.close();
  }
}
