import { teeHoles } from '@/components/courses/tee-holes';
import { serialized } from '@/components/lazy/serialized';
import type { Tee } from '@/lib/contract/courses';
import { TeeButton } from './tee-button';

type Options = {
  /** The round's. */
  uid: string;
  tee: Tee;
  /** Course and country, as far as they are known. */
  places: readonly string[];
};

/** The tee of a round by name; a click opens Tee Information. */
export function teeCell({ uid, tee, places }: Options) {
  const facts = serialized({ tee: { name: tee.name, uid: tee.uid, holes: teeHoles(tee) }, places });
  return <TeeButton key={uid} name={tee.name} facts={facts} />;
}
