'use client';

import { type ReactNode, type RefObject, useRef } from 'react';
import type { DialogProps } from '@/components/lazy/dialog-button';
import { useLazy } from '@/components/lazy/use-lazy';
import type { ViewFacts } from './view-facts';

type Opener = {
  /** Fetches the code of the dialog ahead of its use. */
  prepare: () => void;
  /** Opens it; the focus returns to the button. */
  show: (button: DialogProps['button']) => void;
  dialog: ReactNode;
};

const load = () => import('./views-dialog').then((module) => module.ViewsDialog);

/** The dialog of a list's views, outside the menu, which closes. */
export function useViewsDialog(facts: ViewFacts): Opener {
  const { Loaded: Dialog, open, setOpen, show, preload } = useLazy('The views', load);
  const from = useRef<RefObject<HTMLElement | null>>({ current: null });
  return {
    prepare: preload,
    show: (button) => {
      from.current = button;
      show();
    },
    dialog: Dialog && <Dialog {...facts} open={open} onOpenChange={setOpen} button={from.current} />,
  };
}
