import type { Cells } from '@/components/fields/field-value';
import { Doubtful } from '@/components/golf/scorecard/doubtful';
import { ExplainButton } from '@/components/golf/why/explain-button';
import { formatPlayingHandicap } from '@/lib/format/handicap';
import { formatInteger } from '@/lib/format/signed';
import { positionLabel } from '@/lib/golf/leaderboard/ranking';
import type { BoardRow } from './rows';

export const BOARD_FORM = 'why';

export const boardCells: Cells<BoardRow> = {
  position: ({ position, tied, rankFault }) =>
    position != null && rankFault ? (
      <Doubtful words={rankFault}>{positionLabel(position, tied ?? false)}</Doubtful>
    ) : null,
  playingHandicap: ({ uid, name, playingHandicap, derived }) =>
    playingHandicap != null && derived ? (
      <ExplainButton form={BOARD_FORM} value={uid} who={name}>
        {formatPlayingHandicap(playingHandicap)}
      </ExplainButton>
    ) : null,
  thru: ({ thru, status }) => (thru && status === 'IN_PROGRESS' ? <span className="text-chart-4">{thru}</span> : null),
  net: ({ net, sumFault }) => (net == null ? null : <Score value={net} doubt={sumFault} />),
  points: ({ points, sumFault }) => (points == null ? null : <Score value={points} doubt={sumFault} />),
};

function Score({ value, doubt }: { value: number; doubt: string | null }) {
  return (
    <Doubtful words={doubt}>
      <span className="text-base font-semibold">{formatInteger(value)}</span>
    </Doubtful>
  );
}
