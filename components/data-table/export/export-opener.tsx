'use client';

import { type ComponentType, type ReactNode, type RefObject, useRef, useState } from 'react';
import { showToast } from '@/components/feedback/toast';
import type { DialogProps } from '@/components/lazy/dialog-button';
import type { ExportDialogProps } from './export-dialog';
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
  const [Dialog, setDialog] = useState<ComponentType<ExportDialogProps>>();
  const [started, setStarted] = useState<ExportFacts>();
  const [open, setOpen] = useState(false);
  const from = useRef<RefObject<HTMLButtonElement | null>>({ current: null });

  const prepare = async () => {
    const loaded = await load();
    setDialog(() => loaded);
  };
  const show = (button: DialogProps['button']) => {
    from.current = button;
    setStarted(facts);
    setOpen(true);
    prepare().catch(() => {
      setOpen(false);
      showToast({
        title: 'The export could not be loaded',
        description: 'Check the connection, then reload the page.',
        variant: 'destructive',
      });
    });
  };
  return {
    // A failure shows when the click loads it again.
    prepare: () => void prepare().catch(() => undefined),
    show,
    dialog: Dialog && started && <Dialog {...started} open={open} onOpenChange={setOpen} button={from.current} />,
  };
}
