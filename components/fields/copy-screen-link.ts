import { runShortcut } from '@/components/navigation/shortcuts';
import { copyText } from './copy-text';

/** Copies the screen's address. On a list screen, runs the list's shortcut, which adds page size, columns and time zone. */
export function copyScreenLink(): void {
  if (!runShortcut('c')) void copyText(location.href);
}
