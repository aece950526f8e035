import type { z } from 'zod';
import { fromWire, wirePath } from '@/lib/contract/from';
import type { Reply } from '../api';
import { type Finding, shown } from '../finding';

/** `value` is null when the response breaks the schema. */
export type Read = { value: unknown; findings: Finding[] };

/** Validates a response against its schema; the same fault of several rows is one finding. */
export function readAnswer(schema: z.ZodType, { request, status, headers, body }: Reply): Read {
  const finding = (at: string, expected: string, actual: string): Finding => {
    return { check: 'answer', request, at, expected, actual };
  };
  if (status !== 200) return { value: null, findings: [finding('status', '200', `${status} ${shown(body)}`)] };
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    const type = headers.get('content-type') ?? 'no content type';
    return { value: null, findings: [finding('body', 'JSON', `${type}: ${shown(body)}`)] };
  }
  const parsed = schema.safeParse(fromWire(schema, value));
  if (parsed.success) return { value: parsed.data, findings: [] };
  const byPlace = new Map<string, { issue: z.core.$ZodIssue; path: readonly PropertyKey[]; times: number }>();
  for (const issue of parsed.error.issues) {
    const path = wirePath(schema, issue.path);
    const place = placeOf(path);
    const before = byPlace.get(place);
    if (before) before.times += 1;
    else byPlace.set(place, { issue, path, times: 1 });
  }
  const findings = [...byPlace].map(([place, { issue, path, times }]) => {
    const actual = shown(valueAt(value, path));
    return finding(place || 'body', expectedOf(issue), times > 1 ? `${actual}, and ${times - 1} more` : actual);
  });
  return { value: null, findings };
}

/** `items[].tee.holes[].par`, for every row. */
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
