import type * as z from 'zod';
import type { Tee } from '@/lib/contract/courses';
import { teeHoles } from '@/lib/golf/scoring/tee-holes';
import { TeeButton } from './tee-button';

type Named = { name: string } | null | undefined;

type Props = { tee: z.infer<typeof Tee>; course: Named; country: Named; isChecked?: boolean };

/** Sends only what the dialog shows. */
export function TeeCell({ tee, course, country, isChecked = true }: Props) {
  const place = [course, country].flatMap((one) => one?.name ?? []);
  return (
    <TeeButton
      tee={{ uid: tee.uid, name: tee.name, holes: teeHoles(tee) }}
      place={place}
      {...(!isChecked && { isChecked })}
    />
  );
}
