import { shortUid } from './uid';

export const unnamed = (uid: string, why = 'name unavailable'): string => `${why} (${shortUid(uid)})`;
