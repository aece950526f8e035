import { runShortcut } from '@/components/navigation/shortcuts';
import { copyText } from './copy-text';

/** Copies the address of the screen; of a list with its size, columns and time zone, as its key does. */
export function copyScreenLink(): void {
  if (!runShortcut('c')) void copyText(location.href);
}
