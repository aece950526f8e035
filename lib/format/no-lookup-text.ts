/** Said in place of the details of a record that may be there. @param noun as sentences name it: `group` */
export const noLookupText = (noun: string) => `Could not look up this ${noun}: the search does not find IDs.`;
