import { BrokenParts } from '@/components/golf/broken-parts';
import { BoardNote } from '@/components/golf/leaderboard/board-note';
import { BoardTable } from '@/components/golf/leaderboard/board-table';
import { NotPlayed, noLeaderboard, notPlayedAs } from '@/components/golf/leaderboard/not-played';
import { absentFromMatch } from '@/components/golf/leaderboard/row-of';
import { LoadFailure } from '@/components/golf/load-failure';
import { LostFields } from '@/components/golf/lost-fields';
import { MatchCard } from '@/components/golf/match/match-card';
import { CardSection } from '@/components/golf/scorecard/card-section';
import { boardOf, type FriendlyBoards } from '@/lib/contract/boards';
import { isNotFound } from '@/lib/contract/result';
import type { FriendlyRound } from '@/lib/resources/friendly-rounds';
import { routes } from '@/lib/routes';
import { roundBoard } from './round-board';

type Props = { round: FriendlyRound; boards: FriendlyBoards | null; player: string | null };

export function FriendlyRoundBoards({ round, boards, player }: Props) {
  const href = routes.friendlyRound(round.uid);
  if (boards === null) return <NotPlayed {...noLeaderboard} />;
  const scoring = 'matches' in boards ? boards.matches : boards.leaderboard;
  if (isNotFound(scoring)) {
    const own = boardOf(round.scoringFormat);
    return <NotPlayed {...notPlayedAs(boards.board, own, href)} />;
  }
  if ('matches' in boards) {
    if (!boards.matches.ok) return <LoadFailure what="the match" failure={boards.matches.failure} href={href} />;
    const matches = boards.matches.value;
    return (
      <>
        <BrokenParts what="A match" rows={matches.rows} />
        <LostFields faults={matches.faults} />
        <BoardNote words={absentFromMatch(matches.rows, player)} />
        {matches.rows.map(
          (row) =>
            row.ok && <MatchCard key={row.item.uid} match={row} of={matches} marked={player} status={round.status} />,
        )}
      </>
    );
  }
  return (
    <>
      <BoardTable
        label="Leaderboard"
        board={roundBoard(boards, player)}
        href={href}
        empty="This round has no players yet."
      />
      <CardSection title="Cards" answer={boards.cards} href={href} />
    </>
  );
}
