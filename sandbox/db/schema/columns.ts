import { type AnyPgColumn, customType, integer, numeric, timestamp, uuid } from 'drizzle-orm/pg-core';

export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
export const tenths = (name: string) => numeric(name, { precision: 4, scale: 1, mode: 'number' });

/** Text sorted by its bytes, independent of the server's locale. */
export const plain = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** Text that foldName has folded, sorted by its bytes. */
export const folded = plain;

/** The number of related rows, which the seed writes last. */
export const counted = (name: string) => integer(name).notNull().default(0);

export const belongsTo = (name: string, column: () => AnyPgColumn) => uuid(name).notNull().references(column);
