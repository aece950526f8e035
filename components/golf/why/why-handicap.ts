import { type FieldFault, faultWords } from '@/lib/contract/wire/field-fault';
import { formatPlayingHandicap } from '@/lib/format/handicap';
import { listWords } from '@/lib/format/list-words';
import type { Derived } from '@/lib/golf/handicap/derive-playing-handicap';
import { strokesWords } from '@/lib/golf/handicap/handicap-words';
import type { Explanation, ExplanationLine } from './explanation';

/** How a handicap comes about, or why a figure that it comes from could not be read. */
export type Explained = Derived | { unread: FieldFault };

type Props = {
  who: string;
  given: number;
  derived: Explained;
  /** Holes that the strokes fall on; null where their number could not be read. */
  holes: number | null;
  /** Where the handicap comes from. */
  source?: Explanation['source'] | null;
};

const NOTHING_DERIVED = { steps: [], makes: null, missing: [] };

/** What a handicap opens: each step from the index to the strokes on the card. */
export function whyHandicap({ who, given, derived, holes, source }: Props): Explanation {
  const { steps, makes, missing } = 'unread' in derived ? NOTHING_DERIVED : derived;
  const words = formatPlayingHandicap(given);
  const lines: ExplanationLine[] = steps.map((step) => [step.label, step.words]);
  if (makes !== null && makes !== given) {
    lines.push(['Differs', `These figures make ${formatPlayingHandicap(makes)}; the API gives ${words}.`, 'warning']);
  }
  if (missing.length > 0) {
    lines.push(['Not given', `The API does not give ${listWords(missing)}, so ${words} cannot be derived.`, 'warning']);
  }
  if (holes !== null) lines.push(['Strokes', strokesWords(given, holes)]);
  return {
    title: `Why ${words}`,
    beside: [who],
    ...('unread' in derived && { unread: `How ${words} comes about cannot be shown ${faultWords(derived.unread)}` }),
    lines,
    ...(makes !== null && { isOfRecommended: true as const }),
    ...(source && { source }),
  };
}
