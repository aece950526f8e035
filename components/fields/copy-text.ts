import { showToast } from '@/components/feedback/toast';

/**
 * Copies the text and shows a toast that says whether it worked. It fails outside https, where browsers have no
 * clipboard.
 */
export function copyText(text: string, description?: string): Promise<void> {
  return reportCopy(() => navigator.clipboard.writeText(text), description);
}

/** @param description says what is missing from the copy */
export async function reportCopy(copy: () => Promise<void>, description?: string): Promise<void> {
  try {
    await copy();
    showToast({ title: 'Copied to clipboard', description });
  } catch {
    showToast({ title: 'Failed to copy to clipboard', variant: 'destructive' });
  }
}
