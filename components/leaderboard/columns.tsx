import { RowLink } from '@/components/data-table/cells/links';
import type { Column } from '@/components/data-table/column';
import { Doubtful } from '@/components/scorecard/doubtful';
import { WhyButton, WhyHandicap } from '@/components/why/why';
import type { Board } from '@/lib/contract/boards';
import { orNull } from '@/lib/contract/unread';
import { formatHandicap, formatPlayingHandicap } from '@/lib/format/handicap';
import { formatToPar } from '@/lib/format/signed';
import { titleCase } from '@/lib/format/title-case';
import { positionLabel } from '@/lib/golf/leaderboard/ranking';
import { routes } from '@/lib/routes';
import type { BoardRow } from './rows';

type Options = {
  board: Board;
  of: 'Player' | 'Team';
  hrefOf: (row: BoardRow) => string | null;
  hasRounds: boolean;
};

/** Columns of a leaderboard, with the scores that it ranks by. */
export function boardColumns({ board, of, hrefOf, hasRounds }: Options): Column<BoardRow>[] {
  const position: Column<BoardRow> = {
    id: 'position',
    header: 'Pos',
    align: 'end',
    width: 72,
    cell: (row) =>
      row.position == null ? null : (
        <Doubtful words={row.rankFault}>{positionLabel(row.position, row.tied ?? false)}</Doubtful>
      ),
  };
  const name: Column<BoardRow> = {
    id: 'name',
    header: of,
    width: 172,
    cell: (row) => {
      const href = hrefOf(row);
      return href ? <RowLink href={href}>{row.name}</RowLink> : row.name;
    },
  };
  return [
    position,
    name,
    of === 'Team' ? teamHandicaps : playingHandicap,
    thru,
    // In points it would count two a hole, and contradict the net strokes: a net 77 on par 74 can make 38 points.
    ...(board === 'stableford' ? [points] : [toPar, gross, net]),
    ...(hasRounds ? [roundsColumn(board)] : []),
    countback,
  ];
}

/** The golfer of the product behind a player; null for others, and where it could not be read. */
export function playerHref(row: BoardRow): string | null {
  const uid = orNull(() => row.player?.userUid);
  return uid ? routes.user(uid) : null;
}

const playingHandicap: Column<BoardRow> = {
  id: 'playingHandicap',
  header: 'Playing handicap',
  align: 'end',
  width: 136,
  cell: (row) => {
    const { playingHandicap: given, derived } = row;
    if (given == null) return null;
    if (derived === null) return formatPlayingHandicap(given);
    const why = { id: `why-board-${row.uid}`, who: () => row.name, given };
    return (
      <>
        <WhyButton {...why} />
        <WhyHandicap {...why} derived={derived} holes={row.holes} source={orNull(() => row.handicapSource)} />
      </>
    );
  },
};

/** The handicaps of a team's players, in the order of their names. */
const teamHandicaps: Column<BoardRow> = {
  id: 'handicaps',
  header: 'Handicaps',
  note: 'at entry',
  align: 'end',
  width: 170,
  cell: ({ team }) =>
    team?.players.map(({ handicap }) => (handicap == null ? '-' : formatHandicap(handicap))).join(' / '),
};

const thru: Column<BoardRow> = {
  id: 'thru',
  header: 'Thru',
  align: 'end',
  width: 64,
  cell: ({ thru: holes, status }) => {
    if (status === 'FINISHED') return 'F';
    if (!holes || status !== 'IN_PROGRESS') return holes ? String(holes) : null;
    return <span className="text-chart-4">{holes}</span>;
  },
};

const toPar: Column<BoardRow> = {
  id: 'toPar',
  header: 'To par',
  note: 'net',
  align: 'end',
  width: 92,
  cell: ({ toPar: strokes }) => (strokes == null ? null : formatToPar(strokes)),
};

const gross: Column<BoardRow> = {
  id: 'gross',
  header: 'Gross',
  align: 'end',
  width: 84,
  cell: (row) => row.gross?.toString(),
};

const net: Column<BoardRow> = {
  id: 'net',
  header: 'Net',
  align: 'end',
  width: 84,
  cell: (row) => scoreOf(row.net, row.sumFault),
};

const points: Column<BoardRow> = {
  id: 'points',
  header: 'Points',
  align: 'end',
  width: 88,
  cell: (row) => scoreOf(row.points, row.sumFault),
};

function roundsColumn(board: Board): Column<BoardRow> {
  return {
    id: 'rounds',
    header: 'Rounds',
    align: 'end',
    width: 120,
    cell: ({ rounds }) => rounds?.map((one) => (board === 'stableford' ? one.points : one.net) ?? '-').join(' + '),
  };
}

/** How a tie was broken, or why a row has no position. */
const countback: Column<BoardRow> = {
  id: 'countback',
  header: 'Countback',
  width: 340,
  cell: ({ countback: reason, status }) => {
    const isPlain = status == null || status === 'FINISHED' || status === 'IN_PROGRESS';
    const words = reason ?? (isPlain ? null : status);
    // The API's sentences stay as they are; codes such as LAST_9 become words.
    return words && /^[A-Z0-9_]+$/.test(words) ? titleCase(words) : words;
  },
};

/** The score that the leaderboard ranks by stands out. */
function scoreOf(value: number | null | undefined, fault: string | null) {
  if (value == null) return null;
  return (
    <Doubtful words={fault}>
      <span className="text-base font-semibold">{value}</span>
    </Doubtful>
  );
}
