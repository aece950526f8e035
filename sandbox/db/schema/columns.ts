import { type AnyPgColumn, customType, integer, numeric, timestamp, uuid } from 'drizzle-orm/pg-core';

export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
export const tenths = (name: string) => numeric(name, { precision: 4, scale: 1, mode: 'number' });

/** Text that is sorted by its bytes, so that the order does not depend on the server's locale. */
export const plain = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** Text that `foldName` has normalized. It is sorted by its bytes. @alias */
export const folded = plain;

/** The number of related rows. The seed writes these numbers last. */
export const counted = (name: string) => integer(name).notNull().default(0);

export const belongsTo = (name: string, column: () => AnyPgColumn) => uuid(name).notNull().references(column);
