import { runShortcut } from '@/components/navigation/shortcuts';
import { copyText } from './copy-text';

/** Copies the screen's address. The shortcut of a list screen adds page size, columns and time zone. */
export function copyScreenLink(): void {
  if (!runShortcut('c')) void copyText(location.href);
}
