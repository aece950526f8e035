import { accessToken } from '../../testing/sandbox';
import { none } from '../figures';
import type { Run } from '../scenario';
import { attackWith } from './attack';
import { runSqlmap } from './sqlmap';

type Parameter = {
  name: string;
  in: string;
  schema: { enum?: string[]; format?: string; default?: number; type?: string };
};
type Document = { paths: Record<string, { get?: { parameters?: Parameter[] } }> };

/** Attacks every parameter of the API's lists and statistics with SQL, by sqlmap, for some minutes at most. */
export const soakInjection = ({ processes, api, sandbox, minutes }: Run) =>
  attackWith('sqlmap', 'SQL in parameters of the API', async (program, folder) => {
    const document = (await (await fetch(`${api}/openapi.json`)).json()) as Document;
    const deadline = performance.now() + minutes * 60_000;
    const total = { attacked: 0, left: 0, open: 0, failed: 0 };
    for (const [path, { get }] of Object.entries(document.paths)) {
      const parameters = get?.parameters?.filter((parameter) => parameter.in === 'query') ?? [];
      if (path.includes('{') || path.startsWith('/admin/export/') || parameters.length === 0) continue;
      const timeoutMs = deadline - performance.now();
      if (timeoutMs <= 0) {
        total.left += parameters.length;
        continue;
      }
      // The whole run may outlast one access token.
      const token = await accessToken(processes, sandbox);
      const row = await firstRow(`${api}${path}`, token);
      const targets = parameters.map(({ name, schema }) => {
        return `${api}${path}?${new URLSearchParams({ [name]: sampleOf(name, schema, row) })}`;
      });
      const { timedOut, open, failed } = await runSqlmap(processes, { program, folder, targets, token, timeoutMs });
      total[timedOut ? 'left' : 'attacked'] += targets.length;
      total.open += open;
      total.failed += failed;
      console.log(`  ${path}: ${targets.length} parameters, ${open} injectable, ${failed} responses of 500 and above`);
    }
    return [
      ['parameters attacked', String(total.attacked)],
      ['left for lack of time', String(total.left)],
      none('injectable', total.open),
      none('responses of 500 and above', total.failed),
    ];
  });

async function firstRow(address: string, token: string): Promise<Record<string, unknown>> {
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  const body = (await response.json()) as { items?: Record<string, unknown>[] };
  return body.items?.[0] ?? {};
}

/** A filter that matches rows: only then does injected SQL change the response. */
function sampleOf(
  name: string,
  { enum: values, format, default: fallback, type }: Parameter['schema'],
  row: Record<string, unknown>,
) {
  if (values?.[0]) return values[0];
  if (format === 'date-time') return '2020-01-01T00:00:00Z';
  if (fallback !== undefined) return String(fallback);
  if (type === 'integer' || type === 'number') return '0';
  if (name === 'zone') return 'UTC';
  const own = row[name];
  if (typeof own === 'string') return own;
  return own && typeof own === 'object' && 'uid' in own ? String(own.uid) : 'and';
}
