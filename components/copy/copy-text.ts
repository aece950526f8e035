import { showToast } from '@/components/feedback/toast';

/** Copies a text and shows whether that worked; without a secure context there is no clipboard. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: 'Copied to clipboard', variant: 'success' });
  } catch {
    showToast({ title: 'Failed to copy to clipboard', variant: 'destructive' });
  }
}
