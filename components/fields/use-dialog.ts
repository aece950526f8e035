import { type ComponentType, type RefObject, useRef, useState } from 'react';
import { showScriptFailure } from '@/components/feedback/script-failure';
import { useLoaded } from '@/components/ui/use-loaded';

export type DialogState = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  button: RefObject<HTMLElement | null>;
};

/** Loads the dialog when pointer or focus reach its button. @param name used in the message if loading fails */
export function useDialog<Props>(name: string, load: () => Promise<ComponentType<Props>>) {
  const button = useRef<HTMLButtonElement>(null);
  // Not React.lazy, which would show its fallback for 300 ms.
  const [Dialog, prepare] = useLoaded(load);
  const [open, setOpen] = useState(false);
  // Ignored, because a click loads the dialog again and reports the failure.
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
