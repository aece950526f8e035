import { type ComponentType, type RefObject, useRef, useState } from 'react';
import { showScriptFailure } from '@/components/feedback/script-failure';
import { useLoaded } from '@/components/ui/use-loaded';

export type DialogState = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Takes the focus when the dialog closes. */
  button: RefObject<HTMLElement | null>;
};

/**
 * A dialog that most visits never open: its code is loaded when pointer or focus reach its button. `Dialog` is undefined
 * until it is there.
 * @param name names the dialog where its code cannot be loaded
 */
export function useDialog<Props>(name: string, load: () => Promise<ComponentType<Props>>) {
  const button = useRef<HTMLButtonElement>(null);
  // Kept in state: React would show the fallback of a lazy component for 300 ms.
  const [Dialog, prepare] = useLoaded(load);
  const [open, setOpen] = useState(false);
  // A failure shows when the click loads it again.
  const warm = () => void prepare().catch(() => undefined);
  const show = () =>
    prepare().then(
      () => setOpen(true),
      () => showScriptFailure(name),
    );
  return {
    Dialog,
    dialog: { open, onOpenChange: setOpen, button } satisfies DialogState,
    buttonProps: { ref: button, onPointerEnter: warm, onFocus: warm, onClick: () => void show() },
  };
}
