/** How a user did in a round or event, with the address of the user's row on its board; or why that is not known. */
export type RowResult = { text: string; href: string | null } | { error: string };

/** By the uid of the row. */
export type RowResults = ReadonlyMap<string, RowResult>;
