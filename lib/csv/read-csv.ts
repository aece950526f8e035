/** Longest accepted row. Without a limit, an unclosed quote would fill the memory. */
const LONGEST_RECORD = 1024 * 1024;

/** Matches a field and the comma or line feed after it. A field is quoted only if it starts with a quote. */
const FIELD = /(?:"([^"]*(?:""[^"]*)*)"(?!")|(?!"))([^,\n]*)([,\n])/y;

export class CsvBroken extends Error {
  override name = 'CsvBroken';
}

/** Yields the records of each chunk; the first record is the header. @throws CsvBroken */
export async function* readCsv(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string[][], void, undefined> {
  const decoder = new TextDecoder();
  const { add, end } = csvReader();
  for await (const chunk of chunks) {
    const records = add(decoder.decode(chunk, { stream: true }));
    if (records.length > 0) yield records;
  }
  yield [...add(decoder.decode()), ...end()];
}

/** Parses chunks, which may end anywhere. Empty lines are skipped. */
export function csvReader() {
  let record: string[] = [];
  let length = 0;
  let open = '';
  /**
   * The length at which an unfinished field is parsed again. It doubles, because parsing after each chunk would be
   * slow.
   */
  let readAt = 0;

  function add(text: string, isLast = false): string[][] {
    const all = open + text;
    if (all.length < readAt && !isLast) {
      open = all;
      return [];
    }
    const records: string[][] = [];
    let start = 0;
    FIELD.lastIndex = 0;
    for (let found = FIELD.exec(all); found; found = FIELD.exec(all)) {
      const [, quoted, rest = '', end] = found;
      const plain = end === '\n' && rest.endsWith('\r') ? rest.slice(0, -1) : rest;
      record.push(quoted === undefined ? plain : quoted.replaceAll('""', '"') + plain);
      length += found[0].length;
      start = FIELD.lastIndex;
      if (end === ',') continue;
      if (record.length > 1 || plain !== '' || quoted !== undefined) records.push(record);
      record = [];
      length = 0;
    }
    open = all.slice(start);
    readAt = open.length > 16_384 ? Math.min(open.length * 2, LONGEST_RECORD - length + 1) : 0;
    if (length + open.length > LONGEST_RECORD) throw new CsvBroken('A row of the CSV is larger than 1 MiB');
    return records;
  }

  return {
    add,
    end(): string[][] {
      const records = add('\n', true);
      if (open !== '') throw new CsvBroken('The CSV ends in the middle of a row');
      return records;
    },
  };
}
