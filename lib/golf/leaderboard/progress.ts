export type Played = { status?: string | null | undefined; thru?: number | null | undefined };

/** Returns text such as `12 of 40 finished, others thru 3 to 15`. */
export function progressWords(rows: readonly Played[]): string | null {
  if (rows.length === 0) return null;
  const finished = rows.filter(({ status }) => status === 'FINISHED').length;
  const holes = rows.flatMap(({ status, thru }) => (status === 'IN_PROGRESS' && thru ? [thru] : []));
  if (finished + holes.length === 0) return 'Not started';
  const [least, most] = [Math.min(...holes), Math.max(...holes)];
  const under = least === most ? `thru ${most}` : `thru ${least} to ${most}`;
  return [finished > 0 && `${finished} of ${rows.length} finished`, holes.length > 0 && under]
    .filter(Boolean)
    .join(', ');
}
