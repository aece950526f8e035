import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import type { DialogProps } from './dialog-button';
import { useLazy } from './use-lazy';

export type MenuDialog = {
  /** Fetches the code of the dialog ahead of its use. */
  prepare: () => void;
  /** Opens it; the focus returns to the button. */
  show: (button: DialogProps['button']) => void;
  dialog: ReactNode;
};

/** A dialog outside the menu that opens it, which closes. */
export function useMenuDialog<Facts extends object>(
  name: string,
  load: () => Promise<ComponentType<DialogProps & Facts>>,
  facts: Facts,
): MenuDialog {
  const { Loaded: Dialog, open, setOpen, show, preload } = useLazy(name, load);
  const [button, setButton] = useState<DialogProps['button']>({ current: null });
  return {
    prepare: preload,
    show: useCallback(
      (from) => {
        setButton(from);
        show();
      },
      [show],
    ),
    dialog: Dialog && <Dialog {...facts} open={open} onOpenChange={setOpen} button={button} />,
  };
}
