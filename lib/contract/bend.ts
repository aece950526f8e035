import * as z from 'zod';
import { errorMap } from './error-map';
import { wirePath } from './from';
import { readAs } from './read-as';
import { elementOf, type Fields, fieldsOf, isAssumed, isFields, kindExpected, mayBeMissing, unwrapped } from './shape';
import { attempt, type FieldFault, keepFaults, setUnreadable } from './unread';

type Node = z.core.$ZodType;
type Path = readonly (string | number)[];

/** A value with its faults, or the faults for which it cannot be used at all. */
export type Bent<T> = { faults: readonly FieldFault[] } & ({ ok: true; value: T } | { ok: false });

/**
 * Reads a row or record, and bends what the specification leaves open: a field that does not fit throws `UnreadField`
 * when it is read; a number, date or truth value that came as text is read as one. A given shape does not bend, nor
 * does a record without its `uid`, or one of whose required fields none could be read; `mayBeBare`: what is beside rows
 * may lack them all.
 */
export function bend<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  mayBeBare = false,
): Bent<z.infer<Schema>> {
  const first = schema.safeParse(value, { error: errorMap });
  if (first.success) return { ok: true, value: first.data, faults: [] };
  const bender = new Bender(schema);
  const bent = bender.bendBroken(schema, value, [], first.error.issues);
  if ('fault' in bent || !isFields(bent.value) || !(mayBeBare || isUsable(schema, bent.value))) {
    const faults = first.error.issues.map(({ path, message }) => ({
      place: placeIn(schema, path as Path),
      words: message,
      read: false,
    }));
    return { ok: false, faults };
  }
  keepFaults(bent.value, bender.faults);
  return { ok: true, value: bent.value as z.infer<Schema>, faults: bender.faults };
}

class Bender {
  readonly faults: FieldFault[] = [];

  constructor(private readonly root: Node) {}

  bend(schema: Node, value: unknown, path: Path): { value: unknown } | { fault: FieldFault } {
    const parsed = z.safeParse(schema, value, { error: errorMap });
    return parsed.success ? { value: parsed.data } : this.bendBroken(schema, value, path, parsed.error.issues);
  }

  /** The same for a value that does not fit, with its faults. */
  bendBroken(
    schema: Node,
    value: unknown,
    path: Path,
    issues: readonly z.core.$ZodIssue[],
  ): { value: unknown } | { fault: FieldFault } {
    const fields = fieldsOf(schema);
    if (fields && isFields(value)) return this.bendFields(schema, fields, value, path, issues);
    const element = elementOf(schema);
    if (element && Array.isArray(value)) return { value: this.bendElements(element, value, path) };
    const kind = kindExpected(schema);
    const reading = readAs(kind, value);
    const readable = z.safeParse(schema, reading);
    if (reading === undefined || !readable.success) return this.fault(path, issues);
    this.note(path, issues, true, `; read as a ${kind}`);
    return { value: readable.data };
  }

  private bendFields(
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
    for (const [name, field] of Object.entries(fields)) {
      const id = name === 'uid' && value.uid === undefined ? idIn(value) : undefined;
      if (id !== undefined) {
        const missing = issues.filter((issue) => issue.path[0] === name).map((issue) => ({ ...issue, path: [] }));
        this.note([...path, name], missing, true, '; read from id');
      }
      const held = this.bend(field, id ?? value[name], [...path, name]);
      if ('fault' in held) {
        setUnreadable(own, name, held.fault);
        unread.add(name);
      } else if (held.value !== undefined) own[name] = held.value;
    }
    for (const issue of brokenRules(schema, own)) {
      const [name] = issue.path ?? [];
      if (typeof name !== 'string') return this.fault(path, [issue]);
      if (!unread.has(name)) setUnreadable(own, name, this.note([...path, name], [{ ...issue, path: [] }], false));
    }
    return { value: own };
  }

  private bendElements(element: Node, values: readonly unknown[], path: Path): unknown[] {
    const own: unknown[] = [];
    for (const [index, value] of values.entries()) {
      const held = this.bend(element, value, [...path, index]);
      if ('fault' in held) setUnreadable(own, index, held.fault);
      else own[index] = held.value;
    }
    return own;
  }

  private fault(path: Path, issues: readonly z.core.$ZodIssue[]): { fault: FieldFault } {
    return { fault: this.note(path, issues, false) };
  }

  private note(path: Path, [issue]: readonly z.core.$ZodIssue[], read: boolean, more = ''): FieldFault {
    const place = placeIn(this.root, [...path, ...((issue?.path ?? []) as Path)]);
    const fault = { place, words: `${issue?.message ?? 'Invalid input'}${more}`, read };
    this.faults.push(fault);
    return fault;
  }
}

/** What a record without a uid is most likely called by. */
function idIn({ id }: Fields): string | undefined {
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}

/** The rules over several fields that a bent object breaks; those that read an unread field are not known to be. */
function brokenRules(schema: Node, value: object): z.core.$ZodIssue[] {
  const payload = { value: value as never, issues: [] as z.core.$ZodRawIssue[] };
  for (const check of unwrapped(schema)._zod.def.checks ?? []) {
    attempt(() => check._zod.check(payload));
  }
  return payload.issues.map((issue) => z.core.util.finalizeIssue(issue, { error: errorMap }, z.core.config()));
}

/** A record has its uid; one without a uid has any field that it must have. */
function isUsable(schema: Node, value: unknown): boolean {
  const fields = fieldsOf(schema);
  if (!fields) return true;
  if ('uid' in fields) return isReadable(value, 'uid');
  const required = Object.keys(fields).filter((name) => !mayBeMissing(fields[name] as Node));
  return required.length === 0 || required.some((name) => isReadable(value, name));
}

function isReadable(value: unknown, name: string): boolean {
  const own = Object.getOwnPropertyDescriptor(value, name);
  return own !== undefined && 'value' in own;
}

function placeIn(schema: Node, path: Path): string {
  return wirePath(schema, path).reduce<string>(
    (before, key) =>
      typeof key === 'number' ? `${before}[${key}]` : before ? `${before}.${String(key)}` : String(key),
    '',
  );
}
