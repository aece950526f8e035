import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, it } from 'vitest';
import { compileModulesEarly } from './eager-modules';

const folder = mkdtempSync(join(tmpdir(), 'static-'));
afterAll(() => rmSync(folder, { recursive: true }));

const head = '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([void 0,';
const script = `${head}17,(e,t)=>{t.exports=[(()=>1)(),"],(e=>{"]},"a",e=>e.s(x=>x),["b"],function(e){return[e]}]);`;

async function built(name: string, text: string): Promise<string> {
  writeFileSync(join(folder, name), text);
  await compileModulesEarly(folder);
  return readFileSync(join(folder, name), 'utf8');
}

it('each module that a script registers stands in parentheses, and nothing else changes', async () => {
  const early = `${head}17,((e,t)=>{t.exports=[(()=>1)(),"],(e=>{"]}),"a",(e=>e.s(x=>x)),["b"],(function(e){return[e]})]);`;
  expect(await built('a.js', script)).toBe(early);
  const registered = (text: string) => runInNewContext(`${text};globalThis.TURBOPACK.flat().map(String).join()`);
  expect(registered(early)).toBe(registered(script));
});

it('a script that the build before has changed is left as it is', async () => {
  const early = await built('a.js', script);
  expect(await built('a.js', early)).toBe(early);
});

it.each([
  ['b.js', 'export const a = [e => e];'],
  ['b.js.map', script],
])('%s is left as it is', async (name, text) => {
  expect(await built(name, text)).toBe(text);
});
