import * as z from 'zod';
import { errorMap } from '@/lib/contract/error-map';
import { type Fields, isFields } from '@/lib/contract/fields';
import type { FieldFault } from './field-fault';
import { wirePath } from './from';
import { FAULTS, type Read } from './read';
import { elementOf, fieldsOf, isAssumed, kindExpected, mayBeMissing, unwrapped } from './shape';

type Node = z.core.$ZodType;
type Path = readonly (string | number)[];

/** A value with its faults, or the faults for which it cannot be used at all. */
type LenientlyRead<T> = { faults: readonly FieldFault[] } & ({ ok: true; value: T } | { ok: false });

/**
 * Reads a row or record leniently where the specification leaves a field open: one that does not fit is left out, and
 * `faultsOf` says why; a number, date or truth value that came as text is read as one. A given shape is read strictly, a
 * record only with its `uid`, a shape without one only where any field that it must have could be read; `mayBeBare`:
 * what is beside rows may lack them all.
 */
export function readLeniently<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  mayBeBare = false,
): LenientlyRead<Read<Schema>> {
  const first = schema.safeParse(value, { error: errorMap });
  if (first.success) return { ok: true, value: first.data as Read<Schema>, faults: [] };
  const reader = new LenientReader(schema);
  const read = reader.readBroken(schema, value, [], first.error.issues);
  if ('fault' in read || !isFields(read.value) || !(mayBeBare || isUsable(schema, read.value))) {
    const faults = first.error.issues.map(({ path, message }) => ({
      place: placeIn(schema, path as Path),
      words: message,
      read: false,
      path: path as Path,
    }));
    return { ok: false, faults };
  }
  return { ok: true, value: read.value as Read<Schema>, faults: reader.faults };
}

type Found = FieldFault & { path: Path };
type Held = { value: unknown } | { fault: Found };

class LenientReader {
  readonly faults: Found[] = [];

  constructor(private readonly root: Node) {}

  read(schema: Node, value: unknown, path: Path): Held {
    const parsed = z.safeParse(schema, value, { error: errorMap });
    return parsed.success ? { value: parsed.data } : this.readBroken(schema, value, path, parsed.error.issues);
  }

  /** The same for a value that does not fit, with its faults. */
  readBroken(schema: Node, value: unknown, path: Path, issues: readonly z.core.$ZodIssue[]): Held {
    const fields = fieldsOf(schema);
    if (fields && isFields(value)) return this.readFields(schema, fields, value, path, issues);
    const element = elementOf(schema);
    if (element && Array.isArray(value)) return this.readElements(element, value, path);
    const kind = kindExpected(schema);
    const reading = readAs(kind, value);
    const readable = z.safeParse(schema, reading);
    if (reading === undefined || !readable.success) return this.fault(path, issues);
    this.note(path, issues, true, `; read as a ${kind}`);
    return { value: readable.data };
  }

  private readFields(
    schema: Node,
    fields: Readonly<Record<string, Node>>,
    value: Fields,
    path: Path,
    issues: readonly z.core.$ZodIssue[],
  ) {
    const given = issues.filter(({ path: [name] }) => !isAssumed(schema, String(name)));
    if (given.length > 0) return this.fault(path, given);
    const own: Record<string, unknown> = {};
    const unread = new Set<string>();
    const before = this.faults.length;
    for (const [name, field] of Object.entries(fields)) {
      const id = name === 'uid' && value.uid === undefined ? idIn(value) : undefined;
      if (id !== undefined) {
        const missing = issues.filter((issue) => issue.path[0] === name).map((issue) => ({ ...issue, path: [] }));
        this.note([...path, name], missing, true, '; read from id');
      }
      const held = this.read(field, id ?? value[name], [...path, name]);
      if ('fault' in held) {
        if (name === 'uid') return held;
        held.fault.path = [...path, name];
        unread.add(name);
      } else if (held.value !== undefined) own[name] = held.value;
    }
    for (const issue of brokenRules(schema, own, unread)) {
      const [name] = issue.path ?? [];
      if (typeof name !== 'string') return this.fault(path, [issue]);
      if (unread.has(name)) continue;
      this.note([...path, name], [{ ...issue, path: [] }], false);
      delete own[name];
    }
    const found = this.faults.slice(before).map((fault) => ({ ...fault, path: fault.path.slice(path.length) }));
    return { value: found.length === 0 ? own : { ...own, [FAULTS]: found } };
  }

  /** A list of which an element could not be read at all is not read either. */
  private readElements(element: Node, values: readonly unknown[], path: Path): Held {
    const own: unknown[] = [];
    for (const [index, value] of values.entries()) {
      const held = this.read(element, value, [...path, index]);
      if ('fault' in held) return held;
      own.push(held.value);
    }
    return { value: own };
  }

  private fault(path: Path, issues: readonly z.core.$ZodIssue[]): { fault: Found } {
    return { fault: this.note(path, issues, false) };
  }

  private note(path: Path, [issue]: readonly z.core.$ZodIssue[], read: boolean, more = ''): Found {
    const place = placeIn(this.root, [...path, ...((issue?.path ?? []) as Path)]);
    const fault = { place, words: `${issue?.message ?? 'Invalid input'}${more}`, read, path };
    this.faults.push(fault);
    return fault;
  }
}

/** What a record without a uid is most likely called by. */
function idIn({ id }: Fields): string | undefined {
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}

/** The rules over several fields that a read object breaks; those that read an unread field are not known to be. */
function brokenRules(schema: Node, value: Fields, unread: ReadonlySet<string>): z.core.$ZodIssue[] {
  return (unwrapped(schema)._zod.def.checks ?? []).flatMap((check) => {
    let isKnown = true;
    const watched = new Proxy(value, {
      get: (fields, name: string) => {
        if (unread.has(name)) isKnown = false;
        return fields[name];
      },
    });
    const payload = { value: watched as never, issues: [] as z.core.$ZodRawIssue[] };
    check._zod.check(payload);
    if (!isKnown) return [];
    return payload.issues.map((issue) => z.util.finalizeIssue(issue, { error: errorMap }, z.config()));
  });
}

/** Whether any of the fields that it must have could be read. */
function isUsable(schema: Node, value: Fields): boolean {
  const fields = fieldsOf(schema) ?? {};
  const required = Object.keys(fields).filter((name) => !mayBeMissing(fields[name] as Node));
  return required.length === 0 || required.some((name) => value[name] !== undefined);
}

function placeIn(schema: Node, path: Path): string {
  return wirePath(schema, path).reduce<string>(
    (before, key) =>
      typeof key === 'number' ? `${before}[${key}]` : before ? `${before}.${String(key)}` : String(key),
    '',
  );
}

/** Text as the expected kind (`number`, `boolean`, `date`), where it is one beyond doubt; otherwise undefined. */
function readAs(kind: string, value: unknown): unknown {
  if (typeof value !== 'string') return undefined;
  if (kind === 'number' && /^-?\d{1,15}(\.\d{1,15})?$/.test(value)) return Number(value);
  if (kind === 'boolean' && /^(true|false)$/.test(value)) return value === 'true';
  if (kind === 'date') return momentOf(value);
  return undefined;
}

/** ISO 8601 with a space for the `T`, and the date of RFC 9110 (`Sat, 17 Oct 2026 14:32:05 GMT`): both name a zone. */
function momentOf(text: string): string | undefined {
  const iso = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/.test(text);
  const http = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/.test(text);
  if (!iso && !http) return undefined;
  const moment = new Date(iso ? text.replace(' ', 'T') : text);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}
