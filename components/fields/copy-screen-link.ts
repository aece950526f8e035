import { runShortcut } from '@/components/navigation/shortcuts';
import { copyText } from './copy-text';

/** Copies the screen's URL. List screens handle the key `c` themselves, to add page size, columns and time zone. */
export function copyScreenLink(): void {
  if (!runShortcut('c')) void copyText(location.href);
}
