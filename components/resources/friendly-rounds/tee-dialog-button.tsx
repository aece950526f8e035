'use client';

import type * as z from 'zod';
import { DialogButton } from '@/components/fields/dialog-button';
import { useDialog } from '@/components/fields/use-dialog';
import type { Tee } from '@/lib/contract/courses';
import { teeHoles } from '@/lib/golf/scoring/tee-holes';

const load = () => import('./tee-dialog').then((module) => module.TeeDialog);

type Props = {
  tee: z.infer<typeof Tee>;
  course: { name: string } | null | undefined;
  country: { name: string } | null | undefined;
};

/** The name of the tee that a round was played from, which opens its holes. */
export function TeeDialogButton({ tee, course, country }: Props) {
  const { Dialog, dialog, buttonProps } = useDialog('Tee Information', load);
  return (
    <>
      <DialogButton title={tee.name} {...buttonProps}>
        {tee.name}
      </DialogButton>
      {Dialog && (
        <Dialog
          {...dialog}
          tee={{ name: tee.name, uid: tee.uid, holes: teeHoles(tee) }}
          places={[course?.name, country?.name].filter((name) => name !== undefined)}
        />
      )}
    </>
  );
}
