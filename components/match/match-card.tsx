import { CannotBeShown, readable } from '@/components/feedback/readable';
import { CardHeading, NoCards } from '@/components/scorecard/card-heading';
import { CardNines } from '@/components/scorecard/card-table';
import { matchAllowanceWords } from '@/components/why/allowance-words';
import type { Explained } from '@/components/why/explained';
import { WhyButton, WhyHandicap } from '@/components/why/why';
import type { MatchRow, MatchRows, MatchSide } from '@/lib/contract/matches';
import { attempt, orNull } from '@/lib/contract/unread';
import { formatPlayingHandicap } from '@/lib/format/handicap';
import { fullName } from '@/lib/format/name';
import { matchHandicaps } from './match-handicaps';
import { MatchLegend } from './match-legend';
import { MatchNine } from './match-nine';
import { matchHoles, matchWords, unplayedHoles } from './match-view';

type Props = { match: MatchRow; of: Pick<MatchRows, 'matchplayFormat' | 'holesCount'> };

/** A match hole by hole: each side's scores, the winner of the hole and the standing after it. */
export function MatchCard({ match, of }: Props) {
  const holesCount = orNull(() => of.holesCount) ?? null;
  const derived = attempt(() => matchHandicaps(match, of.matchplayFormat ?? '', of.holesCount ?? 18));
  const whyOf = (uid: string) => (derived.ok ? derived.value.get(uid) : { unread: derived.fault });
  const strokesOn = orNull(() => of.holesCount ?? 18);
  const players = (side: MatchSide) => playersOf(side, whyOf, strokesOn);
  const nines = attempt(() => ({ ...ninesOf(match, holesCount), sides: { A: match.sideA, B: match.sideB } }));
  return (
    <section aria-label="Match" className="pb-6 first-of-type:border-t">
      <CardHeading>
        <h2 className="text-lg font-semibold">{readable(() => matchWords(match, holesCount))}</h2>
        <div className="text-sm text-muted-foreground">
          {readable(() => players(match.sideA))} against {readable(() => players(match.sideB))}
        </div>
        <MatchLegend />
      </CardHeading>
      <p className="px-6 pb-3 text-sm text-muted-foreground max-sm:px-4">
        {readable(() => matchAllowanceWords(of.matchplayFormat))}
      </p>
      {nines.ok ? (
        <Nines id={`match-${match.uid}`} holesCount={holesCount} {...nines.value} />
      ) : (
        <CannotBeShown what="The holes" fault={nines.fault} />
      )}
    </section>
  );
}

type NinesProps = ReturnType<typeof ninesOf> & {
  id: string;
  holesCount: number | null;
  sides: { A: MatchSide; B: MatchSide };
};

function Nines({ id, holesCount, out, back, unplayed, sides }: NinesProps) {
  if (out.length + back.length === 0) return <NoCards>No hole has been played yet.</NoCards>;
  return (
    <div className="mx-6 mb-4 break-inside-avoid max-sm:mx-4">
      <CardNines both={out.length > 0 && back.length > 0}>
        {out.length > 0 && (
          <MatchNine
            {...{ id, holesCount, sides }}
            holes={out}
            unplayed={unplayed.filter((number) => number <= 9)}
            isBack={false}
          />
        )}
        {back.length > 0 && (
          <MatchNine
            {...{ id, holesCount, sides }}
            holes={back}
            unplayed={unplayed.filter((number) => number > 9)}
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

/** The players of a side, each with the strokes received, which open how they come about. */
function playersOf({ players }: MatchSide, whyOf: (uid: string) => Explained | undefined, holes: number | null) {
  return players.map((player, index) => (
    <span key={player.uid}>
      {index > 0 && ' & '}
      <span className="text-foreground">{fullName(player)}</span>{' '}
      {readable(() => {
        const given = player.playingHandicap;
        const own = whyOf(player.uid);
        if (given == null) return null;
        if (!own) return formatPlayingHandicap(given);
        const why = { id: `why-match-${player.uid}`, who: () => fullName(player), given };
        return (
          <>
            <WhyButton {...why} />
            <WhyHandicap {...why} derived={own} holes={holes} />
          </>
        );
      })}
    </span>
  ));
}
