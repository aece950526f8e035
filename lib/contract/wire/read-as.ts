/** Text as the expected kind (`number`, `boolean`, `date`), where it is one beyond doubt; otherwise undefined. */
export function readAs(kind: string, value: unknown): unknown {
  if (typeof value !== 'string') return undefined;
  if (kind === 'number' && /^-?\d{1,15}(\.\d{1,15})?$/.test(value)) return Number(value);
  if (kind === 'boolean' && /^(true|false)$/.test(value)) return value === 'true';
  if (kind === 'date') return momentOf(value);
  return undefined;
}

/** ISO 8601 with a space for the `T`, and the date of RFC 9110 (`Sat, 17 Oct 2026 14:32:05 GMT`): both name a zone. */
function momentOf(text: string): string | undefined {
  const iso = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/.test(text);
  const http = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/.test(text);
  if (!iso && !http) return undefined;
  const moment = new Date(iso ? text.replace(' ', 'T') : text);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}
