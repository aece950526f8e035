import type * as z from 'zod';
import { readLeniently } from './lenient';
import { FAULTS, type Read } from './read';

/** A value of an assumed shape with these faults, as the app reads it. */
export function read<Schema extends z.ZodType>(schema: Schema, value: unknown): Read<Schema> {
  const result = readLeniently(schema, value);
  if (!result.ok || result.faults.length === 0) throw new Error('The value does not bend');
  return result.value;
}

/** A value of which these fields could not be read. */
export function without<Item extends object>(item: Item, words: string, ...names: readonly string[]): Item {
  const found = names.map((name) => ({ place: name, words, read: false, path: [name] }));
  const rest = Object.fromEntries(Object.entries(item).filter(([name]) => !names.includes(name)));
  return { ...rest, [FAULTS]: found } as unknown as Item;
}
