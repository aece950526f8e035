import { ContractBroken } from '@/lib/contract/result';
import { type FieldFault, faultWords } from './field-fault';
import { FAULTS, type Faulty, type Having, type Path, type PathTo, type Sure, type ValueAt } from './read';

/*
 * Any field of an answer may be unread. What to take:
 *
 * - a field for a column or fact                     its path: `'course.name'`
 * - a field, in other words                          `field('status', titleCase)`
 * - something made of several fields                 `reads(['a', 'b'], (item) => …)`
 * - something made of what another reading gives     `made(reading, (value) => …)`
 * - the value of any of these, or its fault          `readFrom(item, …)`
 * - the value, or null                               `known(item, …)`
 * - the whole item if these fields are read          `having(item, 'a')`: null; `needing(item, 'a')`: throws
 * - why it is unread                                 `faultOf(item, 'a')`; all faults: `faultsOf(item)`
 */

/** The faults of a row or record, or of an object in it; none for most. */
export const faultsOf = (value: unknown): readonly FieldFault[] => (value as Faulty<unknown>)[FAULTS] ?? [];

/** Why one of these fields of an item could not be read; null where all could. */
export function faultOf<Item>(item: Item, ...paths: readonly Path<Item>[]): FieldFault | null {
  return faultsOf(item).find(({ read, path }) => !read && paths.some((one) => isOn(path, one))) ?? null;
}

/** Whether a fault is of a field, of something in it, or of something that holds it. */
function isOn(path: FieldFault['path'], field: string): boolean {
  const names = path.filter((name) => typeof name === 'string');
  const asked = field.split('.');
  return names.every((name, index) => index >= asked.length || name === asked[index]);
}

export function having<Item, const Field extends Path<Item>>(
  item: Item,
  ...fields: readonly Field[]
): Having<Item, Field> | null {
  return faultOf(item, ...fields) ? null : (item as unknown as Having<Item, Field>);
}

/** The item with these fields of it. @throws ContractBroken where one of them could not be read */
export function needing<Item, const Field extends Path<Item>>(
  item: Item,
  ...fields: readonly Field[]
): Having<Item, Field> {
  const fault = faultOf(item, ...fields);
  if (fault) throw new ContractBroken([faultWords(fault)]);
  return item as unknown as Having<Item, Field>;
}

export type ReadValue<Value> = { ok: true; value: Value } | { ok: false; fault: FieldFault };

/** What comes of fields of an item, or why one of them could not be read. */
export type Reading<Item, Value> = { read: (item: Item) => ReadValue<Value> };

/** What is read of an item: a field, what comes of fields, or what comes of those that every item has. */
export type Reads<Item, Value> = PathTo<Item, Value> | Reading<Item, Value> | ((item: Sure<Item>) => Value);

export function reads<Item, const Field extends Path<Item>, Value>(
  fields: readonly Field[],
  of: (item: Having<Item, Field>) => Value,
): Reading<Item, Value> {
  return {
    read: (item) => {
      const fault = faultOf(item, ...fields);
      return fault ? { ok: false, fault } : { ok: true, value: of(item as unknown as Having<Item, Field>) };
    },
  };
}

export function field<Item, const Field extends Path<Item>, Value>(
  name: Field,
  of: (value: ValueAt<Item, Field>, item: Item) => Value,
): Reading<Item, Value> {
  return reads([name], (item) => of(valueAt(item, name) as ValueAt<Item, Field>, item as unknown as Item));
}

export function made<Item, Value, Made>(
  what: Reads<Item, Value>,
  make: (value: Value, item: Item) => Made,
): Reading<Item, Made> {
  return {
    read: (item) => {
      const read = readFrom(item, what);
      return read.ok ? { ok: true, value: make(read.value, item) } : read;
    },
  };
}

export function readFrom<Item, Value>(item: Item, what: Reads<Item, Value>): ReadValue<Value> {
  if (typeof what === 'function') return { ok: true, value: (what as (item: Item) => Value)(item) };
  if (typeof what === 'object') return (what as Reading<Item, Value>).read(item);
  return reads<Item, never, Value>([what as never], () => valueAt(item, what) as Value).read(item);
}

/** The same; null where it could not be read. */
export function known<Item, Value>(item: Item, what: Reads<Item, Value>): Value | null {
  const read = readFrom(item, what);
  return read.ok ? read.value : null;
}

function valueAt(item: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((held, name) => (held as Record<string, unknown> | null | undefined)?.[name], item);
}
