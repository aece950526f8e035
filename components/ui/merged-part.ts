import { cn } from './cn';
import { partJoinedBy } from './part';

/** Like `part`, but classes of the caller override the default classes. Not for scripts of the first load, as `cn`. */
export const part = partJoinedBy(cn);
