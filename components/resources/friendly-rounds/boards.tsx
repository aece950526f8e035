import { DifferingFields } from '@/components/feedback/differing-fields';
import { BoardNote } from '@/components/golf/leaderboard/board-note';
import { LeaderboardTable } from '@/components/golf/leaderboard/leaderboard';
import { NotPlayed, noLeaderboard, notPlayedAs } from '@/components/golf/leaderboard/not-played';
import { absentFromMatch } from '@/components/golf/leaderboard/row-of';
import { MatchCard } from '@/components/golf/match/match-card';
import { CardSection } from '@/components/golf/scorecard/card-section';
import { LoadFailure } from '@/components/old-list/states/load-failure';
import { BrokenParts } from '@/components/old-record/broken-parts';
import { boardOf, type FriendlyBoards } from '@/lib/contract/boards';
import { soundItems } from '@/lib/contract/page';
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
    return <NotPlayed {...notPlayedAs(boards.board, own, href)} message={scoring.failure.message} />;
  }
  if ('matches' in boards) {
    if (!boards.matches.ok) return <LoadFailure what="the match" failure={boards.matches.failure} href={href} />;
    const matches = boards.matches.value;
    return (
      <>
        <BrokenParts what="A match" rows={matches.rows} />
        <DifferingFields of={[matches, ...soundItems(matches.rows)]} />
        <BoardNote words={absentFromMatch(matches.rows, player)} />
        {matches.rows.map(
          (row) => row.ok && <MatchCard key={row.item.uid} match={row.item} of={matches} marked={player} />,
        )}
      </>
    );
  }
  const { leaderboard, cards } = boards;
  return (
    <>
      <DifferingFields of={leaderboard.ok ? [leaderboard.value] : []} />
      <LeaderboardTable
        label="Leaderboard"
        {...roundBoard(boards, player)}
        href={href}
        nothingYet="Nobody plays in this round yet."
      />
      <CardSection title="Cards" answer={cards} href={href} />
    </>
  );
}
