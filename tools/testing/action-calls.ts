import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../process/root.mjs';

export type ActionCalls = { screen: string; calls: Readonly<Record<string, string>> };

/** Returns the rows of the tables in docs/performance.md with the API calls of each action. */
export function actionCalls(of: 'List' | 'Record'): ActionCalls[] {
  const document = readFileSync(join(root, 'docs/performance.md'), 'utf8');
  const [head = '', ...rows] = new RegExp(`^${of} {2}.*\n(?:/.*\n)+`, 'm').exec(document)?.[0].trim().split('\n') ?? [];
  const [, ...actions] = cellsOf(head);
  return rows.map((row) => {
    const [screen = '', ...calls] = cellsOf(row);
    return { screen, calls: Object.fromEntries(actions.map((action, index) => [action, calls[index] ?? ''])) };
  });
}

const cellsOf = (line: string) => line.trim().split(/ {2,}/);
