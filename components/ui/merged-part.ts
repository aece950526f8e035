import { cn } from './cn';
import { partJoinedBy } from './part';

/** A part whose own classes give way to those of its caller that set the same property; as `cn` not for the first load. */
export const part = partJoinedBy(cn);
