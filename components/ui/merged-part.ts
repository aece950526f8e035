import { cn } from './cn';
import { partJoinedBy } from './part';

/** Like `part`, but the caller's classes override the defaults. Uses `cn`, which the first load must not contain. */
export const part = partJoinedBy(cn);
