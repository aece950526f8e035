import { CardHeading, NoCards } from '@/components/scorecard/card-heading';
import { CardNines } from '@/components/scorecard/card-table';
import type { MatchRow, MatchSide } from '@/lib/contract/matches';
import { formatPlayingHandicap } from '@/lib/format/handicap';
import { fullName } from '@/lib/format/name';
import { MatchNine } from './match-nine';
import { matchHoles, matchWords, unplayedHoles } from './match-view';

/** A match hole by hole: each side's scores, the winner of the hole and the standing after it. */
export function MatchCard({ match, holesCount }: { match: MatchRow; holesCount: number | null }) {
  const holes = matchHoles(match);
  const out = holes.filter(({ number }) => number <= 9);
  const back = holes.filter(({ number }) => number > 9);
  const unplayed = unplayedHoles(holes, holesCount);
  const sides = { A: match.sideA, B: match.sideB };
  return (
    <section aria-label="Match" className="pb-6 first-of-type:border-t">
      <CardHeading>
        <h2 className="text-lg font-semibold">{matchWords(match, holesCount)}</h2>
        <p className="text-sm text-muted-foreground">
          <Side side={match.sideA} /> against <Side side={match.sideB} />
        </p>
      </CardHeading>
      {holes.length === 0 ? (
        <NoCards>No hole has been played yet.</NoCards>
      ) : (
        <div className="mx-6 mb-4 break-inside-avoid max-sm:mx-4">
          <CardNines both={out.length > 0 && back.length > 0}>
            {out.length > 0 && (
              <MatchNine holes={out} unplayed={unplayed.filter((number) => number <= 9)} sides={sides} isBack={false} />
            )}
            {back.length > 0 && (
              <MatchNine
                holes={back}
                unplayed={unplayed.filter((number) => number > 9)}
                sides={sides}
                isBack={out.length > 0}
              />
            )}
          </CardNines>
        </div>
      )}
    </section>
  );
}

function Side({ side: { players } }: { side: MatchSide }) {
  return players.map((player, index) => (
    <span key={player.uid}>
      {index > 0 && ' & '}
      <span className="text-foreground">{fullName(player)}</span>
      {player.playingHandicap != null && ` ${formatPlayingHandicap(player.playingHandicap)}`}
    </span>
  ));
}
