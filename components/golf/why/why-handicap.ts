import { formatPlayingHandicap } from '@/lib/format/handicap';
import { listWords } from '@/lib/format/list-words';
import type { Derived } from '@/lib/golf/handicap/derive-playing-handicap';
import { strokesWords } from '@/lib/golf/handicap/handicap-words';
import type { Explanation, ExplanationLine } from './explanation';

type Props = {
  who: string;
  playingHandicap: number;
  derived: Derived;
  /** Number of holes; null when it could not be parsed. */
  holes: number | null;
  source?: Explanation['source'] | null;
};

export function whyHandicap({ who, playingHandicap, derived, holes, source }: Props): Explanation {
  const { steps, makes, missing } = derived;
  const words = formatPlayingHandicap(playingHandicap);
  const lines: ExplanationLine[] = steps.map((step) => [step.label, step.words]);
  if (makes !== null && makes !== playingHandicap) {
    lines.push(['Differs', `Calculated ${formatPlayingHandicap(makes)}, recorded ${words}.`, 'warning']);
  }
  if (missing.length > 0) {
    lines.push(['Missing', `The playing handicap cannot be checked without ${listWords(missing)}.`, 'warning']);
  }
  if (holes !== null) lines.push(['Strokes', strokesWords(playingHandicap, holes)]);
  return {
    title: `Why ${words}`,
    beside: [who],
    lines,
    ...(makes !== null && { isOfRecommended: true as const }),
    ...(source && { source }),
  };
}
