import type * as z from 'zod';
import { errorMap } from '@/lib/contract/error-map';
import { noteRequest } from '@/lib/server/request-context';

type ReadForm<Values> = { submitted: Readonly<Record<string, string>> } & (
  | { ok: true; values: Values }
  | { ok: false; faults: Readonly<Record<string, string>> }
);

export function readForm<Shape extends z.ZodRawShape>(
  form: z.ZodObject<Shape>,
  data: unknown,
): ReadForm<z.infer<z.ZodObject<Shape>>> {
  noteRequest({ hasActionBegun: true });
  const posted = data instanceof FormData ? data : new FormData();
  const submitted = Object.fromEntries(Object.keys(form.shape).map((name) => [name, text(posted.get(name))]));
  const parsed = form.safeParse(submitted, { error: errorMap });
  if (parsed.success) return { ok: true, submitted, values: parsed.data };
  const faults: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) {
    const name = String(path[0]);
    faults[name] ??= submitted[name] === '' ? 'Required' : message;
  }
  return { ok: false, submitted, faults };
}

function text(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}
