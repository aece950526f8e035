import type { ReactNode } from 'react';
import { isPlayer } from '@/components/golf/leaderboard/row-of';
import { CardHeading, NoCards } from '@/components/golf/scorecard/card-heading';
import { CardNines } from '@/components/golf/scorecard/card-table';
import { matchAllowanceWords } from '@/components/golf/why/allowance-words';
import type { Explanation } from '@/components/golf/why/explanation';
import { Explanations } from '@/components/golf/why/explanations';
import { WhyButton } from '@/components/golf/why/why';
import { whyHandicap } from '@/components/golf/why/why-handicap';
import { personName } from '@/components/old-cells/name-or-uid';
import { CannotBeShown, drawn, readable } from '@/components/old-cells/readable';
import { serialized } from '@/components/old-lazy/serialized';
import { SubjectLink } from '@/components/old-record/subject-link';
import type { MatchRow, MatchRows } from '@/lib/contract/matches';
import type { Having } from '@/lib/contract/wire/read';
import { faultOf, known, type Reading, readFrom, reads } from '@/lib/contract/wire/unread';
import { formatPlayingHandicap } from '@/lib/format/handicap';
import { fullName } from '@/lib/format/name';
import { ROW_OF, routes } from '@/lib/routes';
import { matchHandicaps } from './match-handicaps';
import { matchHoleExplained } from './match-hole';
import { MatchLegend } from './match-legend';
import { MatchNine } from './match-nine';
import { type MatchSides, matchHoles, matchWords, unplayedHoles } from './match-view';

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
  const read = readFrom(
    match,
    reads(['sideA.uid', 'sideB.uid', 'holes.number'], (row) => ({
      nines: ninesOf(row, holesCount),
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
  if (read.ok) {
    const { nines, sides } = read.value;
    for (const hole of nines.flatMap(({ holes }) => holes)) {
      explained[hole.number] = matchHoleExplained(hole, sides, holesCount);
    }
  }
  const drawnWith = { form, hasWhy: (uid: string) => uid in explained, marked };
  return (
    <section aria-label="Match" className="pb-6 first-of-type:border-t">
      <CardHeading>
        <h2 className="text-lg font-semibold">{readable(match, matchWords(holesCount))}</h2>
        <div className="text-sm text-muted-foreground coarse:leading-11">
          {readable(match, playersOf('sideA', drawnWith))} against {readable(match, playersOf('sideB', drawnWith))}
        </div>
        <MatchLegend />
      </CardHeading>
      <p className="px-6 pb-3 text-sm text-muted-foreground max-sm:px-4">
        {drawn(of, 'matchplayFormat', matchAllowanceWords)}
      </p>
      <Explanations id={form} of={serialized({ whole: explained })} />
      {read.ok ? <Nines id={form} {...read.value} /> : <CannotBeShown what="The holes" fault={read.fault} />}
    </section>
  );
}

type NinesProps = { id: string; nines: ReturnType<typeof ninesOf>; sides: MatchSides };

function Nines({ id, nines, sides }: NinesProps) {
  if (nines.length === 0) return <NoCards>No hole has been played yet.</NoCards>;
  return (
    <div className="mx-6 mb-4 break-inside-avoid max-sm:mx-4">
      <CardNines both={nines.length > 1}>
        {nines.map(({ holes, unplayed }, index) => (
          <MatchNine key={holes[0]?.number} {...{ id, holes, unplayed, sides }} isBack={index > 0} />
        ))}
      </CardNines>
    </div>
  );
}

/** The nines of which a hole has been played, each with the holes that have not. */
function ninesOf(match: Having<MatchRow, 'holes.number'>, holesCount: number | null) {
  const holes = matchHoles(match);
  const unplayed = unplayedHoles(holes, holesCount);
  const nine = (isIn: (number: number) => boolean) => ({
    holes: holes.filter(({ number }) => isIn(number)),
    unplayed: unplayed.filter(isIn),
  });
  return [nine((number) => number <= 9), nine((number) => number > 9)].filter(({ holes }) => holes.length > 0);
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
