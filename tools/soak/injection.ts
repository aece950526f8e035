import { join } from 'node:path';
import type { Processes } from '../process/processes.mjs';
import { root } from '../process/root.mjs';
import type { Report } from './figures';
import type { Sandbox } from './people';
import { runSqlmap, sqlmap } from './sqlmap';

type Parameter = {
  name: string;
  in: string;
  schema: { enum?: string[]; format?: string; default?: number; type?: string };
};
type Document = { paths: Record<string, { get?: { parameters?: Parameter[] } }> };

type Where = { processes: Processes; api: string; sandbox: Sandbox; minutes: number };

/** Every parameter of the API's lists and statistics, attacked with SQL by sqlmap; for so many minutes at most. */
export async function soakInjection({ processes, api, sandbox, minutes }: Where): Promise<Report> {
  const title = 'SQL in parameters of the API';
  const program = sqlmap();
  if (!program)
    return { title, figures: [{ what: 'skipped', value: 'sqlmap is not installed (apt-get install sqlmap)' }] };
  const document = (await (await fetch(`${api}/openapi.json`)).json()) as Document;
  const ends = performance.now() + minutes * 60_000;
  const figures = { asked: 0, left: 0, open: [] as string[], failed: 0 };
  for (const [path, { get }] of Object.entries(document.paths)) {
    const parameters = get?.parameters?.filter((parameter) => parameter.in === 'query') ?? [];
    if (path.includes('{') || path.startsWith('/admin/export/') || parameters.length === 0) continue;
    const left = ends - performance.now();
    if (left <= 0) {
      figures.left += parameters.length;
      continue;
    }
    // An access token may not outlive the whole of it.
    const token = await tokenOf(processes, sandbox);
    const row = await firstRow(`${api}${path}`, token);
    const targets = parameters.map(({ name, schema }) => {
      return `${api}${path}?${new URLSearchParams({ [name]: sampleOf(name, schema, row) })}`;
    });
    const found = await runSqlmap(processes, program, { targets, token, timeoutMs: left });
    if (found.timedOut) figures.left += targets.length;
    else figures.asked += targets.length;
    figures.open.push(...found.open);
    figures.failed += found.failed;
    console.log(
      `  ${path}: ${targets.length} parameters, ${found.open.length} open, ${found.failed} answers of 500 and above`,
    );
  }
  const none = (what: string, count: number) => ({ what, value: String(count), limit: 'none', met: count === 0 });
  return {
    title,
    figures: [
      { what: 'parameters attacked', value: String(figures.asked) },
      { what: 'for which there was no time', value: String(figures.left) },
      none('that can be injected into', figures.open.length),
      none('answers of 500 and above', figures.failed),
    ],
  };
}

async function tokenOf(processes: Processes, { dir, port }: Sandbox): Promise<string> {
  const env = { ...process.env, NODE_ENV: 'development' as const, SANDBOX_DIR: dir, SANDBOX_PORT: String(port) };
  const { lines } = await processes.run(process.execPath, ['--import', 'tsx', join(root, 'sandbox', 'token.ts')], {
    env,
  });
  return lines.at(-1) ?? '';
}

async function firstRow(address: string, token: string): Promise<Record<string, unknown>> {
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  const body = (await response.json()) as { items?: Record<string, unknown>[] };
  return body.items?.[0] ?? {};
}

/** What a caller would ask for: a filter that matches something shows whether what is added to it changes the rows. */
function sampleOf(
  name: string,
  { enum: values, format, default: usual, type }: Parameter['schema'],
  row: Record<string, unknown>,
) {
  if (values?.[0]) return values[0];
  if (format === 'date-time') return '2020-01-01T00:00:00Z';
  if (usual !== undefined) return String(usual);
  if (type === 'integer' || type === 'number') return '0';
  if (name === 'zone') return 'UTC';
  const own = row[name];
  if (typeof own === 'string') return own;
  return own && typeof own === 'object' && 'uid' in own ? String(own.uid) : 'and';
}
