/** @param noun as used in sentences: `group` */
export const noLookupText = (noun: string) =>
  `The details of this ${noun} are unavailable: the golf service cannot find records by their ID. The rest of this screen still works.`;
