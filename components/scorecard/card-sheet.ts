import type { RatedTee } from '@/lib/contract/courses';
import type { SumName } from '@/lib/golf/checks/sums-check';

export type Measure = 'gross' | 'net' | 'points';

/** A figure as the API gave it, and what its parts make where they do not make it. */
export type Figure = { value: number | null; fault: { recomputed: number; words: string } | null };

export type LineHole = {
  number: number;
  par: number;
  strokeIndex: number | null;
  yards: number;
  gross: number | null;
  /** Handicap strokes; null on a team's card. */
  received: number | null;
  /** Why there are as many, in words. */
  reason: string | null;
  net: Figure;
  points: Figure;
  /** Whether the team counts this score; null where it is not told. */
  counts: boolean | null;
};

export type Sums = Readonly<Partial<Record<SumName, Figure>>>;

/** One player's lines of a sheet, or the team's own. */
export type CardLine = {
  key: string;
  name: string;
  userUid: string | null;
  team: boolean;
  playingHandicap: number | null;
  holes: LineHole[];
  sums: Readonly<Record<Measure, Sums>>;
};

/** Cards of one round from one tee, which share par and stroke index. */
export type CardSheet = {
  key: string;
  roundUid: string | null;
  round: string | null;
  tee: RatedTee;
  lines: CardLine[];
};
