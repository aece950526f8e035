import { type RefObject, useRef, useState } from 'react';
import { showToast } from '@/components/feedback/toast';

export type DialogState = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Takes the focus when the dialog closes. */
  button: RefObject<HTMLElement | null>;
};

/**
 * A dialog that most visits never open: its code is loaded when pointer or focus reach its button.
 * @param name names the dialog where its code cannot be loaded
 */
export function useDialog(name: string, load: () => Promise<unknown>) {
  const button = useRef<HTMLButtonElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const [open, setOpen] = useState(false);
  // A failure shows when the click loads it again.
  const warm = () => void load().catch(() => undefined);
  const show = async () => {
    try {
      await load();
      setLoaded(true);
      setOpen(true);
    } catch {
      showToast({
        title: `${name} could not be loaded`,
        description: 'Check the connection, then reload the page.',
        variant: 'destructive',
      });
    }
  };
  return {
    /** Whether the dialog is to be rendered, open or not. */
    isLoaded,
    dialog: { open, onOpenChange: setOpen, button } satisfies DialogState,
    buttonProps: { ref: button, onPointerEnter: warm, onFocus: warm, onClick: () => void show() },
  };
}
