/** A CSV file as its readers see it (RFC 4180): each row by the names of the header. */
export function readCsv(file: string): { header: string[]; rows: Record<string, string>[] } {
  if (!file.startsWith('\uFEFF')) throw new Error('The file does not say that it is UTF-8');
  const [header = [], ...records] = recordsOf(file.slice(1));
  const rows = records.map((record) => {
    if (record.length !== header.length) throw new Error(`A row of ${record.length} fields: ${record.join(' | ')}`);
    return Object.fromEntries(header.map((name, index) => [name, record[index] ?? '']));
  });
  return { header, rows };
}

function recordsOf(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  while (field.lastIndex < text.length) {
    const at = field.lastIndex;
    const [, quoted, plain = '', end] = field.exec(text) ?? [];
    if (end === undefined) throw new Error(`No field at ${at}: ${text.slice(at, at + 40)}`);
    record.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    records.push(record);
    record = [];
  }
  if (record.length > 0) throw new Error('The last row has no end');
  return records;
}
