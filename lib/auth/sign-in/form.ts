import type * as z from 'zod';
import { errorMap } from '@/lib/contract/error-map';
import { noteRequest } from '@/lib/server/requests/request-context';

type ReadForm<Values> = { given: Readonly<Record<string, string>> } & (
  | { ok: true; values: Values }
  | { ok: false; faults: Readonly<Record<string, string>> }
);

export function readForm<Shape extends z.ZodRawShape>(
  form: z.ZodObject<Shape>,
  data: unknown,
): ReadForm<z.infer<z.ZodObject<Shape>>> {
  noteRequest({ hasActionBegun: true });
  const posted = data instanceof FormData ? data : new FormData();
  const given = Object.fromEntries(Object.keys(form.shape).map((name) => [name, text(posted.get(name))]));
  const parsed = form.safeParse(given, { error: errorMap });
  if (parsed.success) return { ok: true, given, values: parsed.data };
  const faults: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) {
    const name = String(path[0]);
    faults[name] ??= given[name] === '' ? 'Required' : message;
  }
  return { ok: false, given, faults };
}

function text(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}
