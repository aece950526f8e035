import { type ComponentType, type RefObject, useRef, useState } from 'react';
import { showScriptFailure } from '@/components/feedback/script-failure';
import { useLoaded } from '@/components/ui/use-loaded';

export type DialogState = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  button: RefObject<HTMLElement | null>;
};

/** Loads the dialog when the pointer or focus reaches its button. @param name used in the message when loading fails */
export function useDialog<Props>(name: string, load: () => Promise<ComponentType<Props>>) {
  const button = useRef<HTMLButtonElement>(null);
  // Uses state instead of React.lazy, which would show its fallback for 300 ms.
  const [Dialog, prepare] = useLoaded(load);
  const [open, setOpen] = useState(false);
  // Ignores a failure, because a click loads the dialog again and shows the failure.
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
