import { shortUid } from './uid';

/** What stands for the name of a record that has none to show: why, and both ends of its id. */
export const unnamed = (uid: string, why = 'name unavailable'): string => `${why} (${shortUid(uid)})`;
