import type { IncomingMessage, ServerResponse } from 'node:http';

/** Where an answer of the API holds words that a screen shows. */
const WORDS: ReadonlySet<string> = new Set(['name', 'firstName', 'lastName', 'message']);

/** Passes an answer on with a mark on every name in it, be it JSON or CSV. */
export async function passMarked(answer: IncomingMessage, response: ServerResponse, mark: string): Promise<void> {
  let text = '';
  try {
    for await (const part of answer.setEncoding('utf8')) text += part;
  } catch {
    return void response.destroy();
  }
  const isCsv = answer.headers['content-type']?.startsWith('text/csv');
  const { 'content-length': _, 'transfer-encoding': __, ...headers } = answer.headers;
  response.writeHead(answer.statusCode ?? 502, headers);
  response.end(isCsv ? markedCsv(text, mark) : JSON.stringify(markedJson(JSON.parse(text), mark)));
}

function markedJson(value: unknown, mark: string): unknown {
  if (Array.isArray(value)) return value.map((item) => markedJson(item, mark));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, markedField(key, inner, mark)]));
}

function markedField(key: string, value: unknown, mark: string): unknown {
  if (typeof value !== 'string') return markedJson(value, mark);
  // That of somebody else who is signed in, in a list of all, is nothing that has crossed.
  if (key === 'email') return `${mark}@fairway.test`;
  return WORDS.has(key) ? `${value} ${mark}` : value;
}

/** The second column of each row is a name. */
function markedCsv(text: string, mark: string): string {
  const [head = '', ...rows] = text.split('\r\n');
  return [head, ...rows.map((row) => row.replace(/^([^,]+),("?)/, `$1,$2${mark} `))].join('\r\n');
}
