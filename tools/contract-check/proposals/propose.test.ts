import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyContract } from '../../foreign-api/small-copy';
import { endpoints } from '../endpoints';
import { compareShapes, placesKept } from '../shapes/compare';
import { shapeOfSchema } from '../shapes/contract-shape';
import { shapeOfValues } from '../shapes/row-shape';
import { declarationsIn } from './declarations';
import { editsFor } from './edit';
import { type Evidence, propose } from './propose';
import { openSources, type Sources } from './sources';
import { DoesNotCompile, writeEdits } from './write';

let folder: string;
let sources: Sources;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'proposals-'));
  copyContract(folder);
  sources = openSources(folder);
});
afterEach(() => {
  sources.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What an answer shows of an endpoint. */
function shown(endpoint: string, items: readonly unknown[]): Evidence {
  const answer = endpoints().find(({ name }) => name === endpoint)?.answer;
  if (!answer) throw new Error(`no endpoint ${endpoint}`);
  const [expected, actual] = [shapeOfSchema(answer), shapeOfValues([{ items, paging: {} }])];
  const differences = compareShapes(expected, actual).filter(({ at }) => at.startsWith('items'));
  return { endpoint, differences, kept: placesKept(expected, actual) };
}

const golfer = {
  uid: 'u1',
  firstName: 'Isla',
  lastName: 'Ross',
  handicap: 12.4,
  country: { uid: 'sco', name: 'Scotland' },
  region: null,
  status: 'ACTIVE',
  createdAt: '2026-10-17T14:32:05Z',
  lastActiveAt: null,
};
const place = { uid: 'sco', name: 'Scotland', isoCode: 'SCO', regionsCount: 1, usersCount: 2 };

function proposals(...evidence: Evidence[]) {
  return propose(evidence, declarationsIn(sources.parse));
}

const linesOf = (...evidence: Evidence[]) =>
  proposals(...evidence).map(({ declaration: { file }, lines, open }) => [file, ...lines, ...(open ? [open] : [])]);

describe('lines for the contract, from the rows that came', () => {
  it('none, where rows are as expected', () => {
    expect(linesOf(shown('users.list', [golfer]))).toEqual([]);
  });

  it('another name, a place inside another field, a number as text', () => {
    const { handicap, firstName, lastName, createdAt, ...rest } = golfer;
    const row = { ...rest, handicapIndex: '12.4', name: { first: firstName, last: lastName }, registeredAt: createdAt };
    expect(linesOf(shown('users.list', [row]))).toEqual([
      ['lib/contract/common.ts', "firstName: from('name.first', z.string()),"],
      ['lib/contract/common.ts', "lastName: from('name.last', z.string()),"],
      ['lib/contract/users.ts', "handicap: from('handicapIndex', z.number().nullish(), 'text'),"],
      ['lib/contract/users.ts', "createdAt: from('registeredAt', Timestamp),"],
    ]);
  });

  it('a number as text under its own name', () => {
    expect(linesOf(shown('users.list', [{ ...golfer, handicap: '12.4' }]))).toEqual([
      ['lib/contract/users.ts', "handicap: from('handicap', z.number().nullish(), 'text'),"],
    ]);
  });

  it('several candidates: all are listed, none is applied', () => {
    const { createdAt, ...rest } = golfer;
    const row = { ...rest, addedAt: createdAt, registeredOn: createdAt };
    const found = proposals(shown('users.list', [row]));
    expect(found.map(({ lines, open }) => [...lines, open])).toEqual([
      [
        "createdAt: from('addedAt', Timestamp),",
        "createdAt: from('registeredOn', Timestamp),",
        'several fields may be it: choose one',
      ],
    ]);
    expect(editsFor(found, sources.parse)).toEqual([]);
  });

  it('a declaration that fits elsewhere is not changed', () => {
    const { uid, ...rest } = place;
    const renamed = shown('countries.list', [{ ...rest, id: uid }]);
    expect(linesOf(renamed)[0]).toEqual(['lib/contract/common.ts', "uid: from('id', z.string().min(1)),"]);
    expect(linesOf(renamed, shown('users.list', [golfer]))).toEqual([
      [
        'lib/contract/common.ts',
        "uid: from('id', z.string().min(1)),",
        'users.list items[].country.uid has it as the contract says, from the same declaration: tell them apart',
      ],
    ]);
  });
});

describe('writing them', () => {
  const read = (file: string) => readFileSync(join(folder, 'lib', 'contract', file), 'utf8');
  const { handicap: _, ...others } = golfer;
  const changed = { ...others, handicapIndex: '12.4' };

  it('changes the declarations, imports what they need, and keeps the form of the file', () => {
    const before = read('users.ts');
    const { uid, ...rest } = place;
    const found = proposals(shown('users.list', [changed]), shown('countries.list', [{ ...rest, id: uid }]));
    const own = found.filter(({ open }) => open === null);
    expect(writeEdits(folder, sources, editsFor(own, sources.parse))).toEqual(['lib/contract/users.ts']);
    expect(read('users.ts')).toBe(
      before
        .replace('handicap: z.number().nullish()', "handicap: from('handicapIndex', z.number().nullish(), 'text')")
        .replace('import { MembersQuery }', "import { from } from './from';\nimport { MembersQuery }"),
    );
  });

  it('changes nothing unless every line compiles', () => {
    const before = read('users.ts');
    const edits = editsFor(proposals(shown('users.list', [changed])), sources.parse);
    const [first] = edits;
    if (!first) throw new Error('nothing is proposed');
    const wrong = { file: 'lib/contract/groups.ts', start: 0, end: 0, text: 'export const broken: number = "text";\n' };
    const write = () => writeEdits(folder, sources, [...edits, wrong]);
    expect(write).toThrow(DoesNotCompile);
    expect(write).toThrow(/lib\/contract\/groups\.ts:1: Type 'string' is not assignable/);
    expect(read('users.ts')).toBe(before);
    expect(read('groups.ts')).not.toContain('broken');
  });

  it('what did not compile before is not their fault', () => {
    writeFileSync(join(folder, 'lib', 'contract', 'broken.ts'), 'export const broken: number = "text";\n');
    const again = openSources(folder);
    const edits = editsFor(propose([shown('users.list', [changed])], declarationsIn(again.parse)), again.parse);
    expect(writeEdits(folder, again, edits)).toEqual(['lib/contract/users.ts']);
    again.close();
  });

  it('a mapped field that moves again gets its new place', () => {
    const users = join(folder, 'lib', 'contract', 'users.ts');
    writeFileSync(
      users,
      read('users.ts')
        .replace('handicap: z.number().nullish()', "handicap: from('hcp', z.number().nullish())")
        .replace('import { MembersQuery }', "import { from } from './from';\nimport { MembersQuery }"),
    );
    const again = openSources(folder);
    const found = propose([shown('users.list', [changed])], declarationsIn(again.parse));
    expect(found.map(({ lines }) => lines)).toEqual([
      ["handicap: from('handicapIndex', z.number().nullish(), 'text'),"],
    ]);
    again.close();
  });
});
