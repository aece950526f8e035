import { cn } from './cn';
import { partJoinedBy } from './part';

/** Classes of the caller override its own; as `cn`, not for scripts of the first load. */
export const part = partJoinedBy(cn);
