/** Said in place of the details of a record that may be there. @param noun as sentences name it: `group` */
export const noLookupText = (noun: string) =>
  `The details of this ${noun} cannot be looked up: the search does not find IDs.`;
