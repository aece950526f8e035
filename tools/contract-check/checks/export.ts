import { csvCounter } from '@/lib/format/csv-count';
import type { Reply } from '../api';
import type { Finding } from '../finding';

/** What the list has that the export is of. */
export type Exported = { total: number; uids: readonly string[] };

/** Holds a CSV against its list: the number told, the rows there are, the first uids in their order. */
export function checkExport({ asked, status, headers, body }: Reply, { total, uids }: Exported): Finding[] {
  const findings: Finding[] = [];
  const told = (at: string, expected: string, came: string) =>
    findings.push({ check: 'export', asked, at, expected, came });
  const type = headers.get('content-type');
  if (status !== 200) told('status', '200', `${status} ${body.slice(0, 80)}`);
  else if (!type?.startsWith('text/csv')) told('content-type', 'text/csv', type ?? 'none');
  if (findings.length > 0) return findings;

  const count = headers.get('x-total-count');
  if (count !== String(total)) told('x-total-count', String(total), count ?? 'none');
  const written: string[] = [];
  const head = /^\uFEFF?"?([^",\r\n]*)/.exec(body)?.[1] ?? '';
  const counter = csvCounter({
    uids: true,
    columns: [head],
    onRow: ([uid]) => {
      if (written.length < uids.length) written.push(uid ?? '');
    },
  });
  counter.add(new TextEncoder().encode(body.replace(/^\uFEFF/, '')));
  const { rows, distinct, whole } = counter.end();
  if (!whole) told('body', 'a whole CSV', 'one that ends inside quotes');
  if (rows !== total) told('rows', `${total}, as the list has`, String(rows));
  if (distinct !== rows)
    told('first column', 'a uid of its own in each row', `${distinct} different ones in ${rows} rows`);
  const other = uids.findIndex((uid, place) => written[place] !== uid);
  if (other !== -1) told(`row ${other + 1}`, `uid ${uids[other]}, as in the list`, written[other] ?? 'nothing');
  return findings;
}
