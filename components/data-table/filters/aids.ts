/** What makes the form of filters quick; it works without, and these come when it opens. */
export type Aids = typeof import('./filter-aids') & typeof import('./choice-finder');

export async function loadAids(): Promise<Aids> {
  const [aids, finder] = await Promise.all([import('./filter-aids'), import('./choice-finder')]);
  return { ...aids, ...finder };
}
