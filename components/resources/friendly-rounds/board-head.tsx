import { BrokenParts } from '@/components/golf/broken-parts';
import { FirstPlaces } from '@/components/golf/leaderboard/first-places';
import { LoadFailure } from '@/components/golf/load-failure';
import { matchWords } from '@/components/golf/match/match-view';
import type { FriendlyBoards } from '@/lib/contract/boards';
import type { FriendlyRound } from '@/lib/contract/friendly-rounds';
import type { MatchRows } from '@/lib/contract/matches';
import { usableItems } from '@/lib/contract/read-item';
import { isNotFound } from '@/lib/contract/result';
import { routes } from '@/lib/routes';
import { roundBoard } from './round-board';

const COLUMNS = ['position', 'name', 'toPar', 'points', 'net'];

type Props = { round: FriendlyRound; boards: FriendlyBoards | null; count: number };

export function BoardHead({ round, boards, count }: Props) {
  if (boards === null) return null;
  const href = routes.friendlyRound(round.uid);
  if ('matches' in boards) {
    const { matches } = boards;
    if (isNotFound(matches)) return null;
    return matches.ok ? (
      <MatchLines matches={matches.value} />
    ) : (
      <LoadFailure what="the match" failure={matches.failure} href={href} />
    );
  }
  if (isNotFound(boards.leaderboard)) return null;
  return <FirstPlaces board={roundBoard(boards)} columns={COLUMNS} count={count} href={href} />;
}

function MatchLines({ matches }: { matches: MatchRows }) {
  const holes = matches.holesCount ?? null;
  return (
    <>
      <h2 className="px-6 pt-4 pb-2 text-lg font-semibold max-sm:px-4">Match</h2>
      <BrokenParts what="A match" rows={matches.rows} />
      <ul className="border-y text-sm">
        {usableItems(matches.rows).map((match) => (
          <li key={match.item.uid} className="border-b px-6 py-2 last:border-b-0 max-sm:px-4">
            {matchWords(match, holes)}
          </li>
        ))}
      </ul>
    </>
  );
}
