import type { Explained } from '@/components/golf/why/why-handicap';
import type { RatedTee } from '@/lib/contract/courses';
import type { Scorecard } from '@/lib/contract/scorecards';
import type { FieldFault } from '@/lib/contract/wire/field-fault';
import type { Having } from '@/lib/contract/wire/read';
import type { SumName } from '@/lib/golf/checks/sums-check';

/** A card that can be drawn. */
export type Card = Having<Scorecard, 'player.uid' | 'team.uid' | 'round.uid' | 'tee.holes' | 'scores.holeNumber'>;

export type Measure = 'gross' | 'net' | 'points';

/** A figure from the API, with the value by its parts when it differs. `unread`: why it could not be read. */
export type Figure = {
  value: number | null;
  fault: { recomputed: number; words: string } | null;
  unread?: FieldFault | null;
};

export type LineHole = {
  number: number;
  par: number;
  gross: Figure;
  /** Handicap strokes; null on a team's card, and where they could not be read. */
  received: number | null;
  /** Why the player receives them. */
  reason: string | null;
  net: Figure;
  points: Figure;
  /** Whether the score counts for the team; null when the card does not say, or it could not be read. */
  counts: boolean | null;
  /** Why these could not be read; then they are null. */
  unread: Readonly<Record<'received' | 'counts', FieldFault | null>>;
};

export type Sums = Readonly<Partial<Record<SumName, Figure>>>;

export type CardLine = {
  key: string;
  name: string;
  team: boolean;
  playingHandicap: number | null;
  /** How it comes about; null for a team, and where there is none. */
  derived: Explained | null;
  /** Why the playing handicap could not be read; then it is null. */
  unread: FieldFault | null;
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
