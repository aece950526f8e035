import type { RatedTee } from '@/lib/contract/courses';
import type { SumName } from '@/lib/golf/checks/sums-check';
import type { Derived } from '@/lib/golf/handicap/derive-playing-handicap';

export type Measure = 'gross' | 'net' | 'points';

/** `fault` is set if the API's value differs from the calculated one. */
export type Figure = {
  value: number | null;
  fault: { recomputed: number; words: string } | null;
};

export type LineHole = {
  number: number;
  par: number;
  gross: Figure;
  received: number | null;
  reason: string | null;
  net: Figure;
  points: Figure;
  /** Whether the score counts for the team; null if the card does not say so. */
  counts: boolean | null;
};

export type Sums = Readonly<Partial<Record<SumName, Figure>>>;

export type CardLine = {
  key: string;
  name: string;
  /** Missing in a team's line. */
  lastName?: string | null | undefined;
  team: boolean;
  playingHandicap: number | null;
  /** How the playing handicap is computed; null for a team, and for a player without a handicap. */
  derived: Derived | null;
  holes: LineHole[];
  sums: Readonly<Record<Measure, Sums>>;
};

export type CardSheet = {
  key: string;
  roundUid: string | null;
  round: string | null;
  tee: RatedTee;
  lines: CardLine[];
};
