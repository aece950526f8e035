import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApiDocument } from '@/sandbox/api/openapi/document';
import { compareDocument } from './compare';
import { type Document, loadDocument, NoDocument } from './load';

const dir = mkdtempSync(join(tmpdir(), 'openapi-'));
afterAll(() => rmSync(dir, { recursive: true }));

let own: Document;
beforeAll(async () => {
  own = JSON.parse(JSON.stringify(await openApiDocument('/api/v1')));
});

type Json = { [key: string]: Json } & Json[];

/** The findings after a change to the document, one line each. */
function findings(change: (document: Json) => void, only?: string): string[] {
  const changed = structuredClone(own) as unknown as Json;
  change(changed);
  return compareDocument(changed as unknown as Document, only).flatMap(({ name, findings }) =>
    findings.map(({ what, at, expected, actual, candidates }) =>
      [`${name} ${what} ${at}: ${expected} / ${actual}`, ...candidates].join(' ? '),
    ),
  );
}

const at = (document: Json, ...keys: string[]) => keys.reduce((inner, key) => inner[key] as Json, document);
const user = (document: Json) => at(document, 'components', 'schemas', 'User', 'properties');

describe("a document beside the contract's", () => {
  it('nothing, for the contract itself', () => {
    expect(findings(() => undefined)).toEqual([]);
  });

  it('the paths may begin with a base, and end with a slash', () => {
    const based = (document: Json) => {
      const paths = Object.entries(document.paths as Json).map(([path, item]) => [`/api/v1${path}/`, item]);
      document.paths = Object.fromEntries(paths);
    };
    expect(findings(based)).toEqual([]);
  });

  it('an endpoint that is missing, or has another path', () => {
    const moved = (document: Json) => {
      const { '/admin/users': users, '/me': _, ...paths } = document.paths as Json;
      document.paths = { ...paths, '/admin/accounts/users': users } as unknown as Json;
    };
    expect(findings(moved)).toEqual([
      'me.get endpoint : /me / nothing',
      'users.list endpoint : /admin/users / nothing ? /admin/accounts/users',
    ]);
  });

  it('a parameter under another name', () => {
    const renamed = (document: Json) => {
      const parameters = at(document, 'paths', '/countries', 'get', 'parameters');
      for (const parameter of parameters) {
        const name = { pageNumber: 'page', pageSize: 'limit', sortedBy: 'sort' }[String(parameter.name)];
        if (name) Object.assign(parameter, { name });
      }
    };
    expect(findings(renamed)).toEqual([
      'countries.list parameter pageNumber: pageNumber / nothing ? page',
      'countries.list parameter pageSize: pageSize / nothing ? limit',
      'countries.list parameter sortedBy: sortedBy / nothing ? sort',
    ]);
  });

  it('fields that are renamed, missing, or of another type', () => {
    const changed = (document: Json) => {
      const fields = user(document);
      fields.handicapIndex = fields.handicap as Json;
      fields.country = { type: 'string' } as unknown as Json;
      delete (fields as Record<string, unknown>).handicap;
      delete (fields as Record<string, unknown>).lastActiveAt;
    };
    expect(findings(changed, 'users.listFriends')).toEqual([
      'users.listFriends field items[].handicap: number / nothing ? handicapIndex',
      'users.listFriends type items[].country: object / text',
      'users.listFriends field items[].lastActiveAt: date / nothing',
    ]);
  });

  it('rows under another name', () => {
    const changed = (document: Json) => {
      const content = at(document, 'paths', '/countries', 'get', 'responses', '200', 'content', 'application/json');
      content.schema = { type: 'array', items: { $ref: '#/components/schemas/Country' } } as unknown as Json;
    };
    expect(findings(changed)).toEqual(['countries.list envelope items: items / a bare array']);
  });

  it('an export that is JSON', () => {
    const changed = (document: Json) => {
      const answer = at(document, 'paths', '/admin/export/users', 'get', 'responses', '200');
      answer.content = { 'application/json': {} } as unknown as Json;
    };
    expect(findings(changed)).toEqual(['exports.users media : text/csv / application/json']);
  });

  it('a schema that holds itself ends', () => {
    const changed = (document: Json) => {
      const fields = user(document);
      fields.region = { $ref: '#/components/schemas/User' } as unknown as Json;
      fields.country = { $ref: '#/components/schemas/Loop' } as unknown as Json;
      at(document, 'components', 'schemas').Loop = { $ref: '#/components/schemas/Loop' } as unknown as Json;
    };
    expect(findings(changed, 'users.list').length).toBeGreaterThan(0);
  });
});

describe('reading a document', () => {
  const file = (name: string, text: string) => {
    writeFileSync(join(dir, name), text);
    return join(dir, name);
  };
  const minimal = 'openapi: 3.0.3\ninfo: { title: A, version: "1" }\npaths:\n  /me:\n    get: { responses: {} }\n';

  it('JSON and YAML, 3.0 and 3.1', async () => {
    expect(Object.keys((await loadDocument(file('a.yaml', minimal), undefined)).paths)).toEqual(['/me']);
    const { paths } = await loadDocument(file('a.json', JSON.stringify(own)), undefined);
    expect(Object.keys(paths)).toHaveLength(54);
  });

  it.each([
    ['no such file', () => join(dir, 'none.json'), /cannot be read: ENOENT/],
    ['text', () => file('b.txt', 'hello'), /is not an OpenAPI 3 document/],
    ['broken YAML', () => file('c.yaml', 'openapi: 3.1.0\n  a: [1,\n}'), /is not an OpenAPI 3 document/],
    ['other JSON', () => file('d.json', '{"a":1}'), /is not an OpenAPI 3 document/],
    ['Swagger 2', () => file('e.json', '{"swagger":"2.0","paths":{}}'), /OpenAPI/],
    ['20 MB', () => file('f.json', `{"openapi":"3.1.0","x":"${'x'.repeat(20_000_000)}"}`), /is larger than 10 MiB/],
  ])('%s gets one clear line', async (_, place, words) => {
    const error = await loadDocument(place(), undefined).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(NoDocument);
    expect((error as Error).message).toMatch(words);
    expect((error as Error).message).not.toContain('\n');
  });

  it.each([
    ['401', () => Promise.resolve(new Response('', { status: 401 })), /answered 401/],
    ['nobody', () => Promise.reject(new TypeError('fetch failed')), /cannot be reached: fetch failed/],
    ['a server that hangs', () => Promise.reject(new DOMException('', 'TimeoutError')), /did not answer within 30 s/],
    ['20 MB', () => Promise.resolve(new Response('x'.repeat(20_000_000))), /is larger than 10 MiB/],
  ])('an address that answers %s gets one clear line', async (_, send, words) => {
    await expect(loadDocument('https://api.test/openapi.json', 'token', { send })).rejects.toThrow(words);
  });
});
