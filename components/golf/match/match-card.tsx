import type { ReactNode } from 'react';
import { personName } from '@/components/cells/name-or-uid';
import { CannotBeShown, drawn, readable } from '@/components/cells/readable';
import { isPlayer } from '@/components/golf/leaderboard/row-of';
import { CardHeading, NoCards } from '@/components/golf/scorecard/card-heading';
import { CardNines } from '@/components/golf/scorecard/card-table';
import { matchAllowanceWords } from '@/components/golf/why/allowance-words';
import type { Explanation } from '@/components/golf/why/explanation';
import { Explanations } from '@/components/golf/why/explanations';
import { WhyButton } from '@/components/golf/why/why';
import { whyHandicap } from '@/components/golf/why/why-handicap';
import { serialized } from '@/components/lazy/serialized';
import { SubjectLink } from '@/components/record/subject-link';
import type { MatchRow, MatchRows, MatchSide } from '@/lib/contract/matches';
import type { Having } from '@/lib/contract/wire/read';
import { faultOf, known, type Reading, readFrom, reads } from '@/lib/contract/wire/unread';
import { formatPlayingHandicap } from '@/lib/format/handicap';
import { fullName } from '@/lib/format/name';
import { ROW_OF, routes } from '@/lib/routes';
import { matchHandicaps } from './match-handicaps';
import { matchHoleExplained } from './match-hole';
import { MatchLegend } from './match-legend';
import { MatchNine } from './match-nine';
import { matchHoles, matchWords, unplayedHoles } from './match-view';

type Props = {
  match: MatchRow;
  of: MatchRows;
  marked?: string | null;
};

const MARKED = { id: ROW_OF, 'aria-current': true, className: 'rounded-sm bg-primary-muted px-1' } as const;

export function MatchCard({ match, of, marked = null }: Props) {
  const holesCount = of.holesCount ?? null;
  const unread = faultOf(of, 'matchplayFormat', 'holesCount');
  const derived = readFrom(match, matchHandicaps(of.matchplayFormat ?? '', holesCount ?? 18));
  const strokesOn = faultOf(of, 'holesCount') ? null : (holesCount ?? 18);
  const whyOf = (uid: string) => {
    if (unread) return { unread };
    return derived.ok ? derived.value.get(uid) : { unread: derived.fault };
  };
  const nines = readFrom(
    match,
    reads(['sideA.uid', 'sideB.uid', 'holes.number'], (row) => ({
      ...ninesOf(row, holesCount),
      sides: { A: row.sideA, B: row.sideB },
    })),
  );
  const form = `match-${match.uid}`;
  const explained: Record<string, Explanation> = {};
  for (const player of [...(match.sideA?.players ?? []), ...(match.sideB?.players ?? [])]) {
    const derivedOf = whyOf(player.uid);
    const given = player.playingHandicap;
    if (given == null || !derivedOf) continue;
    const who = known(player, personName) ?? 'this player';
    explained[player.uid] = whyHandicap({ who, given, derived: derivedOf, holes: strokesOn });
  }
  if (nines.ok) {
    const { out, back, sides } = nines.value;
    for (const hole of [...out, ...back]) explained[hole.number] = matchHoleExplained(hole, sides, holesCount);
  }
  const drawnWith = { form, hasWhy: (uid: string) => uid in explained, marked };
  return (
    <section aria-label="Match" className="pb-6 first-of-type:border-t">
      <CardHeading>
        <h2 className="text-lg font-semibold">{readable(match, matchWords(holesCount))}</h2>
        <div className="text-sm text-muted-foreground">
          {readable(match, playersOf('sideA', drawnWith))} against {readable(match, playersOf('sideB', drawnWith))}
        </div>
        <MatchLegend />
      </CardHeading>
      <p className="px-6 pb-3 text-sm text-muted-foreground max-sm:px-4">
        {drawn(of, 'matchplayFormat', matchAllowanceWords)}
      </p>
      <Explanations id={form} of={serialized({ whole: explained })} />
      {nines.ok ? <Nines id={form} {...nines.value} /> : <CannotBeShown what="The holes" fault={nines.fault} />}
    </section>
  );
}

type NinesProps = ReturnType<typeof ninesOf> & {
  id: string;
  sides: { A: MatchSide; B: MatchSide };
};

function Nines({ id, out, back, unplayed, sides }: NinesProps) {
  if (out.length + back.length === 0) return <NoCards>No hole has been played yet.</NoCards>;
  return (
    <div className="mx-6 mb-4 break-inside-avoid max-sm:mx-4">
      <CardNines both={out.length > 0 && back.length > 0}>
        {out.length > 0 && (
          <MatchNine
            {...{ id, sides }}
            holes={out}
            unplayed={unplayed.filter((number) => number <= 9)}
            isBack={false}
          />
        )}
        {back.length > 0 && (
          <MatchNine
            {...{ id, sides }}
            holes={back}
            unplayed={unplayed.filter((number) => number > 9)}
            isBack={out.length > 0}
          />
        )}
      </CardNines>
    </div>
  );
}

function ninesOf(match: Having<MatchRow, 'holes.number'>, holesCount: number | null) {
  const holes = matchHoles(match);
  return {
    out: holes.filter(({ number }) => number <= 9),
    back: holes.filter(({ number }) => number > 9),
    unplayed: unplayedHoles(holes, holesCount),
  };
}

/** The players of a side, each with the strokes received, which open how they come about. */
const playersOf = (
  side: 'sideA' | 'sideB',
  { form, hasWhy, marked }: { form: string; hasWhy: (uid: string) => boolean; marked: string | null },
): Reading<MatchRow, ReactNode> =>
  reads([`${side}.players.firstName`, `${side}.players.lastName`], ({ [side]: { players } }) =>
    players.map((player, index) => (
      <span key={player.uid} {...(marked !== null && isPlayer(player, marked) && MARKED)}>
        {index > 0 && ' & '}
        {player.userUid ? (
          <SubjectLink href={routes.user(player.userUid)}>{fullName(player)}</SubjectLink>
        ) : (
          <span className="text-foreground">{fullName(player)}</span>
        )}{' '}
        {drawn(player, 'playingHandicap', (given) => {
          if (given == null) return null;
          const words = formatPlayingHandicap(given);
          return hasWhy(player.uid) ? (
            <WhyButton form={form} value={player.uid} who={fullName(player)}>
              {words}
            </WhyButton>
          ) : (
            words
          );
        })}
      </span>
    )),
  );
