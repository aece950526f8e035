import type { ReactNode } from 'react';
import { CannotBeShown, drawn, readable } from '@/components/cells/readable';
import { isPlayer } from '@/components/golf/leaderboard/row-of';
import { CardHeading, NoCards } from '@/components/golf/scorecard/card-heading';
import { CardNines } from '@/components/golf/scorecard/card-table';
import { ScoreLegend } from '@/components/golf/scorecard/score-mark';
import { matchAllowanceWords } from '@/components/golf/why/allowance-words';
import type { Explained } from '@/components/golf/why/explained';
import { WhyButton, WhyHandicap } from '@/components/golf/why/why';
import { SubjectLink } from '@/components/record/subject-link';
import type { MatchRow, MatchRows, MatchSide } from '@/lib/contract/matches';
import type { Having } from '@/lib/contract/wire/read';
import { faultOf, type Reading, readFrom, reads } from '@/lib/contract/wire/unread';
import { formatPlayingHandicap } from '@/lib/format/handicap';
import { fullName } from '@/lib/format/name';
import { ROW_OF, routes } from '@/lib/routes';
import { matchHandicaps } from './match-handicaps';
import { WON } from './match-hole';
import { MatchNine } from './match-nine';
import { matchHoles, matchWords, unplayedHoles } from './match-view';

type Props = {
  match: MatchRow;
  of: MatchRows;
  marked?: string | null;
};

const MARKED = { id: ROW_OF, 'aria-current': true, className: 'rounded-sm bg-primary-muted px-1' } as const;

/** A match hole by hole: each side's scores, the winner of the hole and the standing after it. */
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
  return (
    <section aria-label="Match" className="pb-6 first-of-type:border-t">
      <CardHeading>
        <h2 className="text-lg font-semibold">{readable(match, matchWords(holesCount))}</h2>
        <div className="text-sm text-muted-foreground">
          {readable(match, playersOf('sideA', { whyOf, holes: strokesOn, marked }))} against{' '}
          {readable(match, playersOf('sideB', { whyOf, holes: strokesOn, marked }))}
        </div>
        <MatchLegend />
      </CardHeading>
      <p className="px-6 pb-3 text-sm text-muted-foreground max-sm:px-4">
        {drawn(of, 'matchplayFormat', matchAllowanceWords)}
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
  {
    whyOf,
    holes,
    marked,
  }: { whyOf: (uid: string) => Explained | undefined; holes: number | null; marked: string | null },
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
          const derived = whyOf(player.uid);
          if (given == null) return null;
          if (!derived) return formatPlayingHandicap(given);
          const who = { ok: true, value: fullName(player) } as const;
          const why = { id: `why-match-${player.uid}`, who, given };
          return (
            <>
              <WhyButton {...why} />
              <WhyHandicap {...why} derived={derived} holes={holes} />
            </>
          );
        })}
      </span>
    )),
  );

function MatchLegend() {
  return (
    <div className="flex flex-col gap-1.5 print:hidden">
      <ScoreLegend />
      <ul
        aria-label="Signs of the match"
        className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-xs leading-5 text-muted-foreground *:flex *:items-center *:gap-1.5"
      >
        <li>
          <span aria-hidden className={WON}>
            4
          </span>{' '}
          Net that won the hole
        </li>
        <li>
          <span aria-hidden>↑2 ↓2</span> The side above, or below, leads by 2
        </li>
        <li>
          <span aria-hidden>AS</span> All square
        </li>
        <li>
          <span aria-hidden className="rounded-sm bg-primary px-[3px] text-primary-foreground">
            D
          </span>{' '}
          Dormie: up by the holes left
        </li>
      </ul>
    </div>
  );
}
