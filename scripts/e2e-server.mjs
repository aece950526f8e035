// What the browser tests run against: as `npm run up`, but it also ends when whoever holds its input does,
// because a killed test runner tells nobody.
import process from 'node:process';
import { main } from './main.mjs';
import { start } from './start.mjs';

await main((processes) => {
  process.stdin.resume().once('end', () => processes.end({ code: 0, reason: '' }));
  return start(processes, 'start');
});
