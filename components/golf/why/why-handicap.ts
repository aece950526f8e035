import { formatPlayingHandicap } from '@/lib/format/handicap';
import { listText } from '@/lib/format/list-words';
import type { Derived } from '@/lib/golf/handicap/derive-playing-handicap';
import { strokesText } from '@/lib/golf/handicap/handicap-words';
import { methodText } from './allowance-words';
import type { Explanation, ExplanationLine } from './explanation';

type Props = {
  who: string;
  playingHandicap: number;
  derived: Derived;
  /** Number of holes; null if it could not be parsed. */
  holes: number | null;
  source?: Explanation['source'] | null;
};

export function whyHandicap({ who, playingHandicap, derived, holes, source }: Props): Explanation {
  const { steps, makes, missing, method, told, verdict } = derived;
  const words = formatPlayingHandicap(playingHandicap);
  const lines: ExplanationLine[] = steps.map((step) => [step.label, step.words]);
  if (makes !== null && verdict) {
    const compared = `Recorded ${words}; Fairway calculates ${formatPlayingHandicap(makes)}.`;
    if (verdict === 'open') lines.push(['Not checked', `${compared} Fairway cannot tell the allowance.`]);
    else
      lines.push([
        'Differs',
        [compared, told && `The other playing handicaps follow ${methodText(told)}; this one does not.`]
          .filter(Boolean)
          .join(' '),
        'warning',
      ]);
  }
  if (missing.length > 0) {
    lines.push(['Not checked', `Fairway does not know ${listText(missing)}.`]);
  }
  if (holes !== null) lines.push(['Strokes', strokesText(playingHandicap, holes)]);
  return {
    title: `Why ${words}`,
    beside: [who],
    lines,
    ...(makes !== null && method?.isStandard !== false && { isOfRecommended: true as const }),
    ...(source && { source }),
  };
}
