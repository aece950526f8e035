import { showToast } from '@/components/feedback/toast';

/** Copies a text and shows whether that worked; without a secure context there is no clipboard. */
export async function copyText(text: string, gaps?: string): Promise<void> {
  await copied(() => navigator.clipboard.writeText(text), gaps);
}

/** Copies cells: as HTML for spreadsheets that take it, as text for what does not. */
export async function copyCells({ text, html }: { text: string; html: string }, gaps?: string): Promise<void> {
  await copied(() => {
    const as = (type: string, content: string) => new Blob([content], { type });
    const item = { 'text/plain': as('text/plain', text), 'text/html': as('text/html', html) };
    return navigator.clipboard.write([new ClipboardItem(item)]);
  }, gaps);
}

/** @param gaps what the copy lacks, in words */
async function copied(copy: () => Promise<void>, gaps: string | undefined): Promise<void> {
  try {
    await copy();
    showToast({ title: 'Copied to clipboard', variant: 'success', ...(gaps && { description: gaps }) });
  } catch {
    showToast({ title: 'Failed to copy to clipboard', variant: 'destructive' });
  }
}
