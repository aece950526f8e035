// Asks the registry for known severe vulnerabilities of all packages in the lock file. Exits with 1 if there are any,
// and with 2 if the registry cannot tell.
import { spawnSync } from 'node:child_process';
import { npm } from '../node/npm.mjs';
import { root } from '../process/root.mjs';
import { readAudit } from './verdict';

const [command, ...args] = npm();
const { stdout } = spawnSync(command, [...args, 'audit', '--json'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
});
const { kind, words } = readAudit(stdout ?? '');
console.log(words);
process.exitCode = { safe: 0, vulnerable: 1, unknown: 2 }[kind];
