import { satisfies, validRange } from 'semver';
import * as z from 'zod';

/** Node's public list of vulnerabilities: https://github.com/nodejs/security-wg/tree/main/vuln/core */
export const LIST = 'https://raw.githubusercontent.com/nodejs/security-wg/main/vuln/core/index.json';

const range = z.string().refine((text) => validRange(text) !== null, 'is not a range of versions');
const List = z
  .record(
    z.string(),
    z.object({ cve: z.array(z.string()).default([]), vulnerable: range, patched: range.optional(), ref: z.string() }),
  )
  .refine((list) => Object.keys(list).length > 0, 'is empty');

type Verdict = { kind: 'safe' | 'vulnerable' | 'unknown'; words: string };

/** Compares a version of Node with the list. The verdict is `unknown` if the list cannot be fetched or read. */
export async function checkNode(version: string, fetchList: () => Promise<Response>): Promise<Verdict> {
  let list: z.infer<typeof List>;
  try {
    const response = await fetchList();
    if (!response.ok) throw new Error(`status ${response.status}`);
    list = List.parse(await response.json());
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    return { kind: 'unknown', words: `It is not known whether Node ${version} is vulnerable. ${LIST}: ${reason}` };
  }
  const entries = Object.values(list);
  const found = entries.filter(
    ({ vulnerable, patched }) => satisfies(version, vulnerable) && !(patched && satisfies(version, patched)),
  );
  if (found.length === 0) {
    return { kind: 'safe', words: `None of the ${entries.length} vulnerabilities of Node applies to ${version}.` };
  }
  const lines = found.map(({ cve, patched, ref }) => `  ${cve.join(', ') || ref}: fixed in ${patched ?? 'no version'}`);
  const advice = 'Update .nvmrc, Dockerfile and tools/node, and `engines` in package.json.';
  return { kind: 'vulnerable', words: [`Node ${version} is vulnerable. ${advice}`, ...lines].join('\n') };
}
