// Exits with 1 if the Node of .nvmrc is on Node's public list of vulnerabilities, with 2 if the list cannot be read.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../process/root.mjs';
import { checkNode, LIST } from './known-vulnerabilities';

const version = readFileSync(join(root, '.nvmrc'), 'utf8').trim();
const { kind, words } = await checkNode(version, () => fetch(LIST, { signal: AbortSignal.timeout(30_000) }));
console.log(words);
process.exitCode = { safe: 0, vulnerable: 1, unknown: 2 }[kind];
