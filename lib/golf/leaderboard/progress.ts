export type Played = { status?: string | null | undefined; thru?: number | null | undefined };

const OUT = ['WITHDRAWN', 'DISQUALIFIED', 'NO_RETURN', 'DID_NOT_START', 'RETIRED', 'NO_SHOW'];

/** True for players who will have no result. */
export const isOut = (status: string | null | undefined): boolean => OUT.includes(status ?? '');

/** Returns text such as `12 of 40 finished, others after 3–15 holes`. Players without a result are counted apart. */
export function progressDescription(rows: readonly Played[]): string | null {
  if (rows.length === 0) return null;
  const out = rows.filter(({ status }) => isOut(status)).length;
  const finished = rows.filter(({ status }) => status === 'FINISHED').length;
  const holes = rows.flatMap(({ status, thru }) => (status === 'IN_PROGRESS' && thru ? [thru] : []));
  if (finished + holes.length + out === 0) return 'Not started';
  const [least, most] = [Math.min(...holes), Math.max(...holes)];
  const range = least === most ? `${most}` : `${least}–${most}`;
  const under = `${finished > 0 ? 'others after' : 'After'} ${range} ${most === 1 ? 'hole' : 'holes'}`;
  return [
    finished > 0 && `${finished} of ${rows.length - out} finished`,
    holes.length > 0 && under,
    out > 0 && `${out} without a result`,
  ]
    .filter(Boolean)
    .join(', ');
}
