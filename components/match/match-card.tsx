import { CannotBeShown, readable } from '@/components/feedback/readable';
import { CardHeading, NoCards } from '@/components/scorecard/card-heading';
import { CardNines } from '@/components/scorecard/card-table';
import type { MatchRow, MatchSide } from '@/lib/contract/matches';
import { attempt } from '@/lib/contract/unread';
import { formatPlayingHandicap } from '@/lib/format/handicap';
import { fullName } from '@/lib/format/name';
import { MatchNine } from './match-nine';
import { matchHoles, matchWords, unplayedHoles } from './match-view';

/** A match hole by hole: each side's scores, the winner of the hole and the standing after it. */
export function MatchCard({ match, holesCount }: { match: MatchRow; holesCount: number | null }) {
  const nines = attempt(() => ({ ...ninesOf(match, holesCount), sides: { A: match.sideA, B: match.sideB } }));
  return (
    <section aria-label="Match" className="pb-6 first-of-type:border-t">
      <CardHeading>
        <h2 className="text-lg font-semibold">{readable(() => matchWords(match, holesCount))}</h2>
        <p className="text-sm text-muted-foreground">
          {readable(() => playersOf(match.sideA))} against {readable(() => playersOf(match.sideB))}
        </p>
      </CardHeading>
      {nines.ok ? <Nines {...nines.value} /> : <CannotBeShown what="The holes" fault={nines.fault} />}
    </section>
  );
}

type NinesProps = ReturnType<typeof ninesOf> & { sides: { A: MatchSide; B: MatchSide } };

function Nines({ out, back, unplayed, sides }: NinesProps) {
  if (out.length + back.length === 0) return <NoCards>No hole has been played yet.</NoCards>;
  return (
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
  );
}

function ninesOf(match: MatchRow, holesCount: number | null) {
  const holes = matchHoles(match);
  return {
    out: holes.filter(({ number }) => number <= 9),
    back: holes.filter(({ number }) => number > 9),
    unplayed: unplayedHoles(holes, holesCount),
  };
}

function playersOf({ players }: MatchSide) {
  return players.map((player, index) => (
    <span key={player.uid}>
      {index > 0 && ' & '}
      <span className="text-foreground">{fullName(player)}</span>
      {readable(() => player.playingHandicap != null && ` ${formatPlayingHandicap(player.playingHandicap)}`)}
    </span>
  ));
}
