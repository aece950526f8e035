import { cn } from './cn';
import { partJoinedBy } from './part';

/** Like `part`, but the caller's classes override the default classes. Contains `cn`, so not for the first load. */
export const part = partJoinedBy(cn);
