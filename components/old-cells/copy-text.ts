import { showToast } from '@/components/feedback/toast';

/** Copies a text and shows whether that worked; without a secure context there is no clipboard. */
export function copyText(text: string, description?: string): Promise<void> {
  return copied(() => navigator.clipboard.writeText(text), description);
}

/** Shows whether a copy worked. `description`: what it lacks, in words. */
export async function copied(copy: () => Promise<void>, description?: string): Promise<void> {
  try {
    await copy();
    showToast({ title: 'Copied to clipboard', description });
  } catch {
    showToast({ title: 'Failed to copy to clipboard', variant: 'destructive' });
  }
}
