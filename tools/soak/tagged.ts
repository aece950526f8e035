import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** The fields of the API that screens show. */
const WORDS: ReadonlySet<string> = new Set(['name', 'firstName', 'lastName', 'message']);

/** Sends a response of the API on, JSON or CSV, with a tag on every name in it. */
export async function sendTagged(answer: IncomingMessage, response: ServerResponse, tag: string): Promise<void> {
  const body = await text(answer);
  const isCsv = answer.headers['content-type']?.startsWith('text/csv');
  const { 'content-length': _, 'transfer-encoding': __, ...headers } = answer.headers;
  response.writeHead(answer.statusCode ?? 502, headers);
  response.end(isCsv ? tagCsv(body, tag) : JSON.stringify(JSON.parse(body, (key, value) => tagField(key, value, tag))));
}

function tagField(key: string, value: unknown, tag: string): unknown {
  if (typeof value !== 'string') return value;
  // A list of all accounts holds the e-mail addresses of other people: that is no leak.
  if (key === 'email') return `${tag}@fairway.test`;
  return WORDS.has(key) ? `${value} ${tag}` : value;
}

/** The second column of each row is a name. */
function tagCsv(csv: string, tag: string): string {
  const [head = '', ...rows] = csv.split('\r\n');
  return [head, ...rows.map((row) => row.replace(/^([^,]+),("?)/, `$1,$2${tag} `))].join('\r\n');
}
