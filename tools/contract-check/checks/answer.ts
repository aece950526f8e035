import type * as z from 'zod';
import { readEnvelope, readPaging } from '@/lib/api/http/envelope';
import { renameFields } from '@/lib/api/http/wire';
import type { Reply } from '../api';
import { shown } from '../endpoints';
import type { Finding } from '../report';
import { fieldsOf, missingFields } from '../schemas';

export type Read = {
  /** The parsed response; null if it does not match the schema. */
  value: unknown;
  findings: Finding[];
  /**
   * Differences from the contract that the app can handle: `items: under content` means that it reads the rows from the
   * field `content`.
   */
  notes: readonly string[];
};

type Asked = { pageNumber: number; pageSize: number };

/** Compares a response with its schema. A fault that several rows share is reported once. */
export function readAnswer(schema: z.ZodType, { request, status, headers, body }: Reply, asked?: Asked): Read {
  const finding = (at: string, expected: string, actual: string): Finding => {
    return { check: 'answer', request, at, expected, actual };
  };
  const unread = (one: Finding): Read => ({ value: null, findings: [one], notes: [] });
  if (status !== 200) return unread(finding('status', '200', `${status} ${shown(body)}`));
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    const type = headers.get('content-type') ?? 'no content type';
    return unread(finding('body', 'JSON', `${type}: ${shown(body)}`));
  }
  const { value, notes } = withoutEnvelope(schema, renameFields(json), headers, asked);
  const missing = missingFields(schema, [value]);
  const parsed = schema.safeParse(value);
  const byPlace = new Map<string, { issue: z.core.$ZodIssue; times: number }>();
  for (const issue of parsed.error?.issues ?? []) {
    const place = placeOf(issue.path);
    const before = byPlace.get(place);
    if (before) before.times += 1;
    else byPlace.set(place, { issue, times: 1 });
  }
  const meant = (place: string) => {
    const candidates = missing.find(({ at }) => at === place)?.candidates ?? [];
    return candidates.length > 0 ? `; it may be ${candidates.join(' or ')}` : '';
  };
  const broken = [...byPlace].map(([place, { issue, times }]) => {
    const first = shown(valueAt(value, issue.path));
    const all = times > 1 ? `${first}, and ${times - 1} more` : first;
    return finding(place || 'body', expectedOf(issue), `${all}${meant(place)}`);
  });
  // A missing optional field is reported only if the response seems to contain it under another name.
  const elsewhere = missing
    .filter(({ at, candidates }) => candidates.length > 0 && !byPlace.has(at))
    .map(({ at }) => finding(at, 'a value', `nothing${meant(at)}`));
  return { value: parsed.data ?? null, findings: [...broken, ...elsewhere], notes };
}

/** Converts a response with rows from any form that the app can read to that of the contract. */
function withoutEnvelope(schema: z.ZodType, body: unknown, headers: Headers, asked: Asked | undefined) {
  const fields = fieldsOf(schema);
  const envelope = fields?.items ? readEnvelope(body) : null;
  if (!envelope) return { value: body, notes: [] };
  const { items, rest, note } = envelope;
  const moved = note ? [note] : [];
  if (!fields?.paging) return { value: { ...rest, items }, notes: moved };
  const { paging, notes } = readPaging(rest, headers, asked ?? { pageNumber: 1, pageSize: Math.max(1, items.length) });
  const total = paging.total ?? undefined;
  const value = { items, paging: { ...paging, total } };
  return { value, notes: [...moved, ...(total === undefined ? [] : notes)] };
}

/** The path of a field, with `[]` in place of row numbers: `items[].tee.holes[].par`. */
function placeOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>((place, key) => {
    if (typeof key === 'number') return `${place}[]`;
    return place ? `${place}.${String(key)}` : String(key);
  }, '');
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | null)?.[key], value);
}

function expectedOf({ message }: z.core.$ZodIssue): string {
  return message
    .replace(/^Invalid input: /, '')
    .replace(/^expected /, '')
    .replace(/, received .*$/, '');
}
