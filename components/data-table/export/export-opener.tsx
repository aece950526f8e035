'use client';

import { type ComponentType, type ReactNode, type RefObject, useRef, useState } from 'react';
import type { DialogProps } from '@/components/ui/dialog-button';
import { showToast } from '@/components/ui/toast';
import type { ExportDialogProps } from './export-dialog';
import type { ExportFacts } from './export-summary';

type Opener = {
  /** Fetches the dialog, when somebody is about to ask for it. */
  prepare: () => void;
  /** Begins an export; focus goes back to the button. */
  show: (button: DialogProps['button']) => void;
  dialog: ReactNode;
};

const load = () => import('./export-dialog').then((module) => module.ExportDialog);

/** The export dialog, which a menu that closes cannot hold itself. An export keeps to the list as it was at its start. */
export function useExportDialog(facts: ExportFacts): Opener {
  const [Dialog, setDialog] = useState<ComponentType<ExportDialogProps>>();
  const [asked, setAsked] = useState<ExportFacts>();
  const [open, setOpen] = useState(false);
  const from = useRef<RefObject<HTMLButtonElement | null>>({ current: null });

  const prepare = async () => {
    const loaded = await load();
    setDialog(() => loaded);
  };
  const show = (button: DialogProps['button']) => {
    from.current = button;
    setAsked(facts);
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
    // Nobody has asked for it yet: the click loads it again, and tells when that fails.
    prepare: () => void prepare().catch(() => undefined),
    show,
    dialog: Dialog && asked && <Dialog {...asked} open={open} onOpenChange={setOpen} button={from.current} />,
  };
}
