import type { Board } from '@/lib/contract/boards';
import { entryHandicap, formatPlayingHandicap } from '@/lib/format/handicap';
import { inOrderOfName } from '@/lib/format/order-of-name';
import { formatInteger, formatToPar } from '@/lib/format/signed';
import { wordsOfCode } from '@/lib/format/title-case';
import { positionLabel } from '@/lib/golf/leaderboard/ranking';
import type { FieldDefinition, Fields } from '@/lib/resources/resource';
import { routes } from '@/lib/routes';
import type { BoardRow } from './rows';

type Options = {
  board: Board;
  of: 'Player' | 'Team';
  hrefOf: (row: BoardRow) => string | null;
  hasRounds: boolean;
  rows?: readonly BoardRow[];
  /** A player's team, on a leaderboard of players. */
  team?: FieldDefinition<BoardRow> | null;
};

/** Stableford leaderboards have no to-par column, because points and net strokes can give different scores to par. */
export function boardFields({ board, of, hrefOf, hasRounds, rows = [], team }: Options): Fields<BoardRow> {
  const isPoints = board === 'stableford';
  const hasTieBreaks = rows.some((row) => tieBreakText(row) !== null);
  return {
    position: {
      label: 'Pos',
      text: ({ position, tied }) => (position == null ? null : positionLabel(position, tied ?? false)),
      align: 'end',
      width: 56,
    },
    name: { label: of, text: ({ name }) => name, href: hrefOf, width: 160, grow: 1 },
    ...(of === 'Team' ? { handicaps } : { playingHandicap }),
    thru: {
      label: 'Thru',
      text: ({ thru, status }) => (status === 'FINISHED' ? 'F' : thru ? String(thru) : null),
      align: 'end',
      width: 58,
    },
    ...(isPoints ? { points } : { toPar, gross, net }),
    ...(hasRounds && { rounds: roundsField(isPoints ? 'points' : 'net') }),
    // Not “Countback”, because play-offs break ties too.
    countback: {
      label: 'Tie-break',
      text: tieBreakText,
      names: ({ countback }) => rows.map(({ name }) => name).filter((name) => countback?.includes(name)),
      ...(hasTieBreaks ? { width: 240, grow: 3 } : { width: 96 }),
    },
    // Comes last, because a narrow screen shows the first columns.
    ...(team && { team }),
  };
}

const playingHandicap: FieldDefinition<BoardRow> = {
  label: 'Playing handicap',
  text: ({ playingHandicap: strokes }) => (strokes == null ? null : formatPlayingHandicap(strokes)),
  align: 'end',
  width: 136,
};

const handicaps: FieldDefinition<BoardRow> = {
  label: 'Handicaps',
  note: 'at entry',
  text: ({ team }) =>
    team &&
    inOrderOfName(team.name, team.players)
      .map(({ handicap }) => entryHandicap(handicap))
      .join(' / '),
  align: 'end',
  width: 170,
  grow: 1,
};

const toPar: FieldDefinition<BoardRow> = {
  label: 'To par',
  note: 'net',
  text: ({ toPar: strokes }) => (strokes == null ? null : formatToPar(strokes)),
  align: 'end',
  width: 88,
};

const gross: FieldDefinition<BoardRow> = {
  label: 'Gross',
  text: ({ gross: strokes }) => strokes?.toString(),
  align: 'end',
  width: 72,
};

const net: FieldDefinition<BoardRow> = { label: 'Net', text: (row) => scoreText(row.net), align: 'end', width: 68 };

const points: FieldDefinition<BoardRow> = {
  label: 'Points',
  text: (row) => scoreText(row.points),
  align: 'end',
  width: 88,
};

const scoreText = (score: number | null | undefined) => (score == null ? null : formatInteger(score));

const roundsField = (score: 'points' | 'net'): FieldDefinition<BoardRow> => ({
  label: 'Rounds',
  text: ({ rounds }) => rounds?.map((round) => scoreText(round[score]) ?? '-').join(' + '),
  align: 'end',
  width: 120,
});

/** Any other status, such as a withdrawal, is the reason why a row has no position. */
const PLAIN: ReadonlySet<string> = new Set(['FINISHED', 'IN_PROGRESS', 'NOT_STARTED']);

function tieBreakText({ countback, status }: BoardRow): string | null {
  const words = countback ?? (status == null || PLAIN.has(status) ? null : status);
  return words && wordsOfCode(words);
}

export function playerHref({ player }: BoardRow): string | null {
  return player?.userUid ? routes.user(player.userUid) : null;
}
