import { runShortcut } from '@/components/navigation/shortcuts';
import { copyText } from './copy-text';

/** Copies the screen's address. List screens handle the key `c` themselves and add page size, columns and time zone. */
export function copyScreenLink(): void {
  if (!runShortcut('c')) void copyText(location.href);
}
