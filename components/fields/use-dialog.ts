import { type ComponentType, type RefObject, useRef, useState } from 'react';
import { showScriptFailure } from '@/components/feedback/script-failure';
import { useLoaded } from '@/components/ui/use-loaded';

export type DialogState = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  button: RefObject<HTMLElement | null>;
};

/** Loads the dialog when pointer or focus reach its button. @param name for the message when that fails */
export function useDialog<Props>(name: string, load: () => Promise<ComponentType<Props>>) {
  const button = useRef<HTMLButtonElement>(null);
  // In state: React would show a lazy component's fallback for 300 ms.
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
