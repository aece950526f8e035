import { formatDay } from '@/lib/format/date';
import { formatHandicap } from '@/lib/format/handicap';
import { formatDecimal } from '@/lib/format/signed';
import { titleCase } from '@/lib/format/title-case';
import { maximumIndex, recordLength } from '@/lib/golf/handicap/handicap-index';
import type { Gap } from '@/lib/golf/handicap/index-gaps';
import type { ExplainedHandicap } from './explained-handicap';

/** A step from the scores to the Index, with its rule and what it makes. */
type IndexStep = { words: string; rule: string | null; value: string };

const CAPS = {
  soft: 'Soft cap: what is more than 3.0 above the Low Index counts half',
  hard: 'Hard cap: never more than 5.0 above the Low Index',
};

/** The steps of an Index, in their order; none below three known scores. */
export function indexSteps({ average, scores, low, cap, makes }: ExplainedHandicap): IndexStep[] {
  if (!average || makes === null) return [];
  const { of, used, adjustment, calculated } = average;
  const lowest = used === 1 ? 'The lowest' : `Average of the lowest ${used}`;
  const steps: IndexStep[] = [
    { words: `${lowest} of ${of} score differentials`, rule: '5.2', value: formatDecimal(average.average, 2) },
  ];
  const exceptional = scores.filter(({ exceptional: by }) => by !== 0).length;
  if (scores.some(({ reduction }) => reduction !== 0)) {
    const by = exceptional === 1 ? 'an exceptional score' : 'exceptional scores';
    steps.push({ words: `In it: reductions by ${by}`, rule: '5.9', value: reductionsOf(scores) });
  }
  if (adjustment !== 0) {
    steps.push({ words: `Adjustment for ${of} scores`, rule: '5.2a', value: formatDecimal(adjustment) });
  }
  steps.push({ words: 'To a tenth', rule: null, value: formatHandicap(calculated) });
  if (low !== null) {
    steps.push({ words: 'Low Index of the year before the latest score', rule: '5.7', value: formatHandicap(low) });
    if (cap) steps.push({ words: CAPS[cap], rule: '5.8', value: formatHandicap(makes) });
  } else if (of === recordLength) {
    steps.push({ words: 'No Low Index, and so no cap: more than a year without a score', rule: '5.7', value: '-' });
  }
  if (makes === maximumIndex && calculated > maximumIndex) {
    steps.push({ words: 'At most 54.0', rule: '5.3', value: formatHandicap(makes) });
  }
  return steps;
}

function reductionsOf(scores: ExplainedHandicap['scores']): string {
  const reductions = [...new Set(scores.filter(({ counts }) => counts).map(({ reduction }) => reduction))];
  const [least, most] = [Math.max(...reductions), Math.min(...reductions)];
  return least === most ? formatDecimal(most) : `${formatDecimal(least)} to ${formatDecimal(most)}`;
}

/** “Makes 12.3, recorded 12.3.” */
export function indexVerdict({ makes, recorded, differs, scores }: ExplainedHandicap): string {
  const is = formatHandicap(recorded);
  if (makes === null || differs === null) {
    const known = scores.length === 1 ? 'one score is' : `${scores.length === 0 ? 'no' : 'two'} scores are`;
    return `Recorded ${is}. An Index takes three scores; ${known} known.`;
  }
  const by = differs === 0 ? '' : `: ${Math.abs(differs).toFixed(1)} ${differs > 0 ? 'more' : 'less'}`;
  return `Makes ${formatHandicap(makes)}, recorded ${is}${by}.`;
}

export function gapWords(gap: Gap, { entries }: Pick<ExplainedHandicap, 'entries'>, timeZone: string): string {
  const on = (at: number) => formatDay(entries[at]?.changedAt ?? '', timeZone);
  switch (gap.kind) {
    case 'start':
      return `There was a handicap before ${on(0)}; the scores behind it are not in the history.`;
    case 'firstScores':
      return `The first Index, of ${on(0)}, comes of three scores; the two before it are not in the history.`;
    case 'missing':
      return `The change from ${formatHandicap(gap.from)} to ${formatHandicap(gap.to)} before ${on(gap.at)} has no entry.`;
    case 'noDifferential':
      return `The score of ${on(gap.at)} has no differential.`;
    case 'set': {
      const why = gap.reason ? ` (${titleCase(gap.reason)})` : '';
      return `On ${on(gap.at)} the handicap was set to ${formatHandicap(entries[gap.at]?.handicap ?? 0)} without a score${why}.`;
    }
    case 'rounded':
      return `The score of ${on(gap.at)} was 10.0 below the Index to a tenth: whether it took 1.0 or 2.0 off depends on its hundredths.`;
  }
}
