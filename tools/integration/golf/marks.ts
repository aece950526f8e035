import { explainHandicap } from '@/components/golf/handicap/explained-handicap';
import { handicapHistory } from '@/components/golf/handicap/history';
import { indexVerdict } from '@/components/golf/handicap/index-words';
import { boardRows } from '@/components/golf/leaderboard/rows';
import { matchHandicaps } from '@/components/golf/match/match-handicaps';
import { matchHoles } from '@/components/golf/match/match-view';
import { cardSheets } from '@/components/golf/scorecard/scorecard-view';
import { whyHandicap } from '@/components/golf/why/why-handicap';
import type { StrokeBoard } from '@/lib/contract/boards';
import { Leaderboard } from '@/lib/contract/leaderboards';
import { MatchLeaderboard } from '@/lib/contract/matches';
import { HandicapEntry } from '@/lib/contract/members';
import { Scorecards } from '@/lib/contract/scorecards';
import type { Derived } from '@/lib/golf/handicap/derive-playing-handicap';
import { isDated } from '@/lib/resources/handicaps';

/** A response of the sandbox, possibly changed, so it must be parsed before use. */
export type Answer =
  | { kind: 'history'; of: unknown[] }
  | { kind: 'board'; of: { board: StrokeBoard; of: 'friendly' | 'event' } }
  | { kind: 'cards' | 'match'; of: object };

const sound = <Item>(item: Item) => ({ ok: true as const, item, faults: [] });

/** Returns everything that a screen marks in a response; null if the response breaks the contract. */
export function marksOf(answer: Answer): string[] | null {
  switch (answer.kind) {
    case 'history':
      return marksOfHistory(answer.of);
    case 'board': {
      const parsed = Leaderboard.safeParse(answer.of);
      if (!parsed.success) return null;
      const scored = { ...parsed.data, rows: parsed.data.items.map(sound), faults: [] };
      return boardRows(scored, answer.of.board, answer.of.of).flatMap((row) => {
        if (!row.ok) return [];
        const { name, rankFault, sumFault, playingHandicap, derived } = row.item;
        return [rankFault, sumFault, ...warnings(playingHandicap, derived)].flatMap((mark) =>
          mark ? `${name}: ${mark}` : [],
        );
      });
    }
    case 'cards':
      return marksOfCards(answer.of);
    case 'match': {
      const parsed = MatchLeaderboard.safeParse(answer.of);
      if (!parsed.success) return null;
      const { items, holesCount = null, matchplayFormat } = parsed.data;
      return items.flatMap((match) => {
        const handicaps = matchHandicaps(match, matchplayFormat ?? '', holesCount ?? 18);
        return [
          ...matchHoles(match, holesCount).flatMap(({ fault }) => fault ?? []),
          ...[...match.sideA.players, ...match.sideB.players].flatMap(({ uid, playingHandicap }) =>
            warnings(playingHandicap, handicaps.get(uid) ?? null),
          ),
        ];
      });
    }
  }
}

function marksOfHistory(rows: unknown[]): string[] | null {
  const parsed = rows.map((row) => HandicapEntry.safeParse(row));
  if (parsed.some(({ success }) => !success)) return null;
  const items = parsed.flatMap(({ data }) => data ?? []);
  const entries = items.filter(isDated).toReversed();
  const unread = items.length - entries.length;
  const explained = explainHandicap({ entries, unread, rounds: { ok: true, value: new Map() } });
  const { marks } = handicapHistory(items.map(sound), 'UTC');
  return [...marks.map(({ words }) => words), ...(explained?.differs ? [indexVerdict(explained)] : [])];
}

function marksOfCards(answer: object): string[] | null {
  const parsed = Scorecards.safeParse(answer);
  if (!parsed.success) return null;
  const { scoringFormat, teamFormat, items } = parsed.data;
  if (!scoringFormat) return [];
  return cardSheets(items.map(sound), scoringFormat, teamFormat ?? null)
    .flatMap(({ lines }) => lines)
    .flatMap(({ name, playingHandicap, derived, holes, sums }) => {
      const figures = [
        ...holes.flatMap(({ net, points }) => [net, points]),
        ...Object.values(sums).flatMap((one) => Object.values(one)),
      ];
      const strokes = holes.flatMap(({ reason }) => (reason?.includes('recorded;') ? [reason] : []));
      const marks = [
        ...figures.flatMap(({ fault }) => fault?.words ?? []),
        ...strokes,
        ...warnings(playingHandicap, derived),
      ];
      return marks.map((mark) => `${name}: ${mark}`);
    });
}

function warnings(playingHandicap: number | null | undefined, derived: Derived | null): string[] {
  if (playingHandicap == null || derived === null) return [];
  const { lines } = whyHandicap({ who: '', playingHandicap, derived, holes: 18 });
  return lines.flatMap(([, words, mark]) => (mark === 'warning' ? [words] : []));
}
