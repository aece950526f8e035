import type { Explanation } from '@/components/golf/why/explanation';
import { Explanations } from '@/components/golf/why/explanations';
import { whyHandicap } from '@/components/golf/why/why-handicap';
import { serialized } from '@/components/old-lazy/serialized';
import { type Row, soundItems } from '@/lib/contract/page';
import { BOARD, whoOf } from './board-form';
import type { BoardRow } from './rows';

export function BoardExplanations({ rows }: { rows: readonly Row<BoardRow>[] }) {
  const all: Record<string, Explanation> = {};
  for (const { uid, name, playingHandicap: given, derived, holes, handicapSource: source } of soundItems(rows)) {
    if (given == null || derived === null) continue;
    all[uid] = whyHandicap({ who: whoOf(name), given, derived, holes, source });
  }
  return Object.keys(all).length > 0 && <Explanations id={BOARD} of={serialized({ whole: all })} />;
}
