import { cn } from './cn';
import { partJoinedBy } from './part';

/** Like `part`, but the caller's classes override the defaults. Uses `cn`, which must not be in the first load. */
export const part = partJoinedBy(cn);
