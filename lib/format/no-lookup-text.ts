/** @param noun as used in sentences: `group` */
export const noLookupText = (noun: string) => `Could not look up this ${noun}: the search does not find IDs.`;
