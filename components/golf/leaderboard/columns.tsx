import { Doubtful } from '@/components/golf/scorecard/doubtful';
import { WhyButton } from '@/components/golf/why/why';
import type { Column, TableOf } from '@/components/old-cells/column';
import type { Board } from '@/lib/contract/boards';
import { field, made, type Reading, reads } from '@/lib/contract/wire/unread';
import { formatPlayingHandicap, handicapText } from '@/lib/format/handicap';
import { formatToPar, formatWhole } from '@/lib/format/signed';
import { titleCase } from '@/lib/format/title-case';
import { positionLabel } from '@/lib/golf/leaderboard/ranking';
import { ROW_OF, routes } from '@/lib/routes';
import { BOARD, whoOf } from './board-form';
import { isRowOf } from './row-of';
import { type BoardRow, rowName } from './rows';

type Options = {
  board: Board;
  of: 'Player' | 'Team';
  hrefOf: (row: BoardRow) => string | null;
  hasRounds: boolean;
  current?: string | null;
  /** The golfer, group member or player whose row is marked. */
  player?: string | null;
};

export function boardTable({ board, of, hrefOf, hasRounds, current, player }: Options): TableOf<BoardRow> {
  const columns: Column<BoardRow>[] = [
    position,
    { id: 'name', header: of, width: 172, narrow: 140, link: hrefOf, text: rowName },
    of === 'Team' ? teamHandicaps : playingHandicap,
    thru,
    // In points it would count two a hole, and contradict the net strokes: a net 77 on par 74 can make 38 points.
    ...(board === 'stableford' ? [scoreColumn('points', 'Points', 88)] : [toPar, gross, scoreColumn('net', 'Net', 84)]),
    ...(hasRounds ? [roundsColumn(board)] : []),
    countback,
  ];
  return {
    columns,
    row: reads([], (row: BoardRow) => {
      if (player != null && isRowOf(row, player)) return { current: true, anchor: ROW_OF };
      return row.uid === current ? { current: true } : {};
    }),
  };
}

/** A row's place, marked where it is shared. */
const place: Reading<BoardRow, string | null> = reads(['position', 'tied'], ({ position, tied }) =>
  position == null ? null : positionLabel(position, tied ?? false),
);

const position: Column<BoardRow> = {
  id: 'position',
  header: 'Pos',
  align: 'end',
  width: 72,
  narrow: 56,
  text: place,
  cell: made(place, (words, { rankFault }) => words && <Doubtful words={rankFault}>{words}</Doubtful>),
};

/** The golfer of the product behind a player; null for others, and where it could not be read. */
export function playerHref(row: BoardRow): string | null {
  const uid = row.player?.userUid;
  return uid ? routes.user(uid) : null;
}

const playingHandicap: Column<BoardRow> = {
  id: 'playingHandicap',
  header: 'Playing handicap',
  align: 'end',
  width: 136,
  narrow: 76,
  text: field('playingHandicap', (given) => (given == null ? null : formatPlayingHandicap(given))),
  cell: field('playingHandicap', (given, { uid, name, derived }) => {
    if (given == null || derived === null) return null;
    return (
      <WhyButton form={BOARD} value={uid} who={whoOf(name)}>
        {formatPlayingHandicap(given)}
      </WhyButton>
    );
  }),
};

const teamHandicaps: Column<BoardRow> = {
  id: 'handicaps',
  header: 'Handicaps',
  note: 'at entry',
  align: 'end',
  width: 170,
  narrow: 128,
  text: reads(['team.players.handicap'], ({ team }) =>
    team?.players.map(({ handicap }) => handicapText(handicap) ?? '-').join(' / '),
  ),
};

const thru: Column<BoardRow> = {
  id: 'thru',
  header: 'Thru',
  align: 'end',
  width: 64,
  narrow: 46,
  text: reads(['thru', 'status'], ({ thru: holes, status }) =>
    status === 'FINISHED' ? 'F' : holes ? String(holes) : null,
  ),
  cell: reads(['thru', 'status'], ({ thru: holes, status }) =>
    holes && status === 'IN_PROGRESS' ? <span className="text-chart-4">{holes}</span> : null,
  ),
};

const toPar: Column<BoardRow> = {
  id: 'toPar',
  header: 'To par',
  note: 'net',
  align: 'end',
  width: 92,
  narrow: 60,
  text: field('toPar', (strokes) => (strokes == null ? null : formatToPar(strokes))),
};

const gross: Column<BoardRow> = {
  id: 'gross',
  header: 'Gross',
  align: 'end',
  width: 84,
  narrow: 54,
  text: field('gross', (strokes) => strokes?.toString()),
};

/** The score that ranks, marked where its rounds make another. */
function scoreColumn(id: 'net' | 'points', header: string, width: number): Column<BoardRow> {
  return {
    id,
    header,
    align: 'end',
    width,
    narrow: 66,
    text: field(id, written),
    cell: field(id, (score, { sumFault }) => {
      if (score == null) return null;
      return (
        <Doubtful words={sumFault}>
          <span className="text-base font-semibold">{formatWhole(score)}</span>
        </Doubtful>
      );
    }),
  };
}

const written = (score: number | null | undefined) => (score == null ? null : formatWhole(score));

function roundsColumn(board: Board): Column<BoardRow> {
  const score = board === 'stableford' ? 'points' : 'net';
  return {
    id: 'rounds',
    header: 'Rounds',
    align: 'end',
    width: 120,
    text: reads([`rounds.${score}`], ({ rounds }) => rounds?.map((one) => written(one[score]) ?? '-').join(' + ')),
  };
}

/** How a tie was broken, or why a row has no position. */
const countback: Column<BoardRow> = {
  id: 'countback',
  header: 'Countback',
  width: 340,
  narrow: 200,
  text: reads(['countback', 'status'], ({ countback: reason, status }) => {
    const isPlain = status == null || status === 'FINISHED' || status === 'IN_PROGRESS';
    const words = reason ?? (isPlain ? null : status);
    // The API's sentences stay as they are; codes such as LAST_9 become words.
    return words && /^[A-Z0-9_]+$/.test(words) ? titleCase(words) : words;
  }),
};
