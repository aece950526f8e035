import { cn } from './cn';
import { partJoinedBy } from './part';

/** Like `part`, but classes of the caller override its own. Like `cn`, it is not for scripts of the first load. */
export const part = partJoinedBy(cn);
