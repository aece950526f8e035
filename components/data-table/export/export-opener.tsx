'use client';

import { type ReactNode, type RefObject, useRef, useState } from 'react';
import type { DialogProps } from '@/components/lazy/dialog-button';
import { useLazy } from '@/components/lazy/use-lazy';
import type { ExportFacts } from './export-summary';

type Opener = {
  /** Fetches the code of the dialog ahead of its use. */
  prepare: () => void;
  /** Starts an export; the focus returns to the button. */
  show: (button: DialogProps['button']) => void;
  dialog: ReactNode;
};

const load = () => import('./export-dialog').then((module) => module.ExportDialog);

/** The export dialog, outside the menu, which closes. An export keeps the search and filters of its start. */
export function useExportDialog(facts: ExportFacts): Opener {
  const { Loaded: Dialog, open, setOpen, show, preload } = useLazy('The export', load);
  const [started, setStarted] = useState<ExportFacts>();
  const from = useRef<RefObject<HTMLElement | null>>({ current: null });

  return {
    prepare: preload,
    show: (button) => {
      from.current = button;
      setStarted(facts);
      show();
    },
    dialog: Dialog && started && <Dialog {...started} open={open} onOpenChange={setOpen} button={from.current} />,
  };
}
