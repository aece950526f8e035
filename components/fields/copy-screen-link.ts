import { runShortcut } from '@/components/navigation/shortcuts';
import { copyText } from './copy-text';

/** Copies the screen's address. A list screen handles `c` itself and adds its page size, columns and time zone. */
export function copyScreenLink(): void {
  if (!runShortcut('c')) void copyText(location.href);
}
