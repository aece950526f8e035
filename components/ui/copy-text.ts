import { showToast } from './toast';

/** Copies a text and says whether that worked. Without a secure context there is no clipboard: that is told too. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: 'Copied to clipboard', variant: 'success' });
  } catch {
    showToast({ title: 'Failed to copy to clipboard', variant: 'destructive' });
  }
}
