import type { z } from 'zod';
import type { Reply } from '../api';
import { type Finding, shown } from '../finding';

/** What an answer says, and where it does not fit. `null`: nothing that can be looked at further. */
export type Read = { value: unknown; findings: Finding[] };

/** Holds an answer against its schema. Faults of rows are told once for all rows that have them. */
export function readAnswer(schema: z.ZodType, { asked, status, headers, body }: Reply): Read {
  const finding = (at: string, expected: string, came: string): Finding => ({
    check: 'answer',
    asked,
    at,
    expected,
    came,
  });
  if (status !== 200) return { value: null, findings: [finding('status', '200', `${status} ${shown(body)}`)] };
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    const type = headers.get('content-type') ?? 'no content type';
    return { value: null, findings: [finding('body', 'JSON', `${type}: ${shown(body)}`)] };
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return { value: parsed.data, findings: [] };
  const byPlace = new Map<string, { issue: z.core.$ZodIssue; times: number }>();
  for (const issue of parsed.error.issues) {
    const place = placeOf(issue.path);
    const before = byPlace.get(place);
    if (before) before.times += 1;
    else byPlace.set(place, { issue, times: 1 });
  }
  const findings = [...byPlace].map(([place, { issue, times }]) => {
    const came = shown(valueAt(value, issue.path));
    return finding(place || 'body', expectedOf(issue), times > 1 ? `${came}, and ${times - 1} more` : came);
  });
  return { value: null, findings };
}

/** `items[].tee.holes[].par`: the same place of every row is one. */
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
