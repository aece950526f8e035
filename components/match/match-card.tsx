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
    <section aria-label="Match" className="card-section">
      <div className="card-title">
        <h2 className="text-lg font-semibold">{matchWords(match, holesCount)}</h2>
        <p className="text-sm text-muted-foreground">
          <Side side={match.sideA} /> against <Side side={match.sideB} />
        </p>
      </div>
      {holes.length === 0 ? (
        <p className="px-6 pb-6 text-sm text-muted-foreground max-sm:px-4">No hole has been played yet.</p>
      ) : (
        <div className="card-frame">
          <div className="card-nines" data-nines={(out.length > 0 && back.length > 0) || undefined}>
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
          </div>
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
