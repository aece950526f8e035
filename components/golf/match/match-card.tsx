import { WithNames } from '@/components/fields/with-names';
import { BoardNote } from '@/components/golf/leaderboard/board-note';
import { isPlayer } from '@/components/golf/leaderboard/row-of';
import { LostFields } from '@/components/golf/lost-fields';
import { CardHeading, NoCards } from '@/components/golf/scorecard/card-heading';
import { CardKeys } from '@/components/golf/scorecard/card-keys';
import { CardNines } from '@/components/golf/scorecard/card-table';
import { matchAllowanceText } from '@/components/golf/why/allowance-words';
import { ExplainButton } from '@/components/golf/why/explain-button';
import type { Explanation } from '@/components/golf/why/explanation';
import { Explanations } from '@/components/golf/why/explanations';
import { whyHandicap } from '@/components/golf/why/why-handicap';
import { Link } from '@/components/navigation/link';
import type { MatchRow, MatchRows, MatchSide } from '@/lib/contract/matches';
import { hasLost, type UsableItem } from '@/lib/contract/read-item';
import { formatPlayingHandicap } from '@/lib/format/handicap';
import { fullName } from '@/lib/format/name';
import { ratedFor } from '@/lib/format/rated-for';
import { ROW_OF, routes } from '@/lib/routes';
import { matchHandicaps } from './match-handicaps';
import { matchHoleExplained } from './match-hole';
import { MatchLegend } from './match-legend';
import { MatchNine } from './match-nine';
import { distinctSides, hasStrokesGiven, matchDescription, matchHoles, teeOfHoles, unplayedHoles } from './match-view';

type Props = {
  match: UsableItem<MatchRow>;
  of: MatchRows;
  marked?: string | null;
  /** The round's status. */
  status: string;
};

const MARKED = { id: ROW_OF, 'aria-current': true, className: 'rounded-sm bg-primary-muted px-1' } as const;

export function MatchCard({ match, of, marked = null, status }: Props) {
  const { uid, sideA, sideB } = match.item;
  const holesCount = of.holesCount ?? null;
  const form = `match-${uid}`;
  const sides = distinctSides({ A: sideA, B: sideB });
  const nines = ninesOf(match.item, holesCount);
  const explained: Record<string, Explanation> = {
    ...handicapsExplained(match.item, of),
    ...Object.fromEntries(
      nines.flatMap(({ holes }) => holes.map((hole) => [hole.position, matchHoleExplained(hole, sides, holesCount)])),
    ),
  };
  const players = { form, explained, marked };
  return (
    <section aria-label="Match" className="pb-6 first-of-type:border-t">
      <CardHeading>
        <h2 className="text-lg font-semibold">
          <WithNames names={[...sideA.players, ...sideB.players].map(fullName)}>
            {matchDescription(match, holesCount, status)}
          </WithNames>
        </h2>
        <div className="text-sm text-muted-foreground coarse:leading-11">
          <Players side={sideA} {...players} /> v <Players side={sideB} {...players} />
        </div>
        <MatchLegend hasGiven={nines.some(({ holes }) => holes.some(hasStrokesGiven))} />
      </CardHeading>
      <BoardNote
        words={[of.matchplayFormat && matchAllowanceText(of.matchplayFormat), teesText(match.item)].filter(
          (words) => words != null,
        )}
      />
      <LostFields faults={match.faults} />
      <Explanations id={form} of={{ byKey: explained }} />
      {nines.length === 0 ? (
        !hasLost(match, 'holes') && <NoCards>No hole has been played yet.</NoCards>
      ) : (
        <CardKeys className="mx-6 mb-4 break-inside-avoid max-sm:mx-4">
          <CardNines both={nines.length > 1}>
            {nines.map(({ holes, unplayed }, index) => (
              <MatchNine key={holes[0]?.position} id={form} {...{ holes, unplayed, sides }} isBack={index > 0} />
            ))}
          </CardNines>
        </CardKeys>
      )}
    </section>
  );
}

function teesText(match: MatchRow): string | null {
  const tee = teeOfHoles(match);
  if (!tee) return null;
  const name = [tee.name, 'tees', ratedFor(tee.gender)?.toLowerCase()].filter(Boolean).join(' ');
  return `Par and stroke index are those of the ${name}. Scores from other tees have no birdie or bogey symbols.`;
}

/** Returns explanations of playing handicaps by player uid; none if the format or the number of holes is unknown. */
function handicapsExplained(match: MatchRow, of: MatchRows): Record<string, Explanation> {
  if (!of.matchplayFormat || hasLost(of, 'holesCount')) return {};
  const holes = of.holesCount ?? 18;
  const handicaps = matchHandicaps(match, of.matchplayFormat, holes);
  const explained = [...match.sideA.players, ...match.sideB.players].flatMap((player) => {
    const derived = handicaps.get(player.uid);
    const { uid, playingHandicap } = player;
    if (playingHandicap == null || !derived) return [];
    return [[uid, whyHandicap({ who: fullName(player), playingHandicap, derived, holes })]];
  });
  return Object.fromEntries(explained);
}

function ninesOf(match: MatchRow, holesCount: number | null) {
  const holes = matchHoles(match, holesCount);
  const unplayed = unplayedHoles(holes, holesCount);
  return [true, false]
    .map((isFirst) => ({
      holes: holes.filter(({ position }) => position <= 9 === isFirst),
      unplayed: unplayed.filter(({ position }) => position <= 9 === isFirst),
    }))
    .filter((nine) => nine.holes.length > 0);
}

type PlayersProps = {
  side: MatchSide;
  form: string;
  explained: Readonly<Record<string, Explanation>>;
  marked: string | null;
};

function Players({ side, form, explained, marked }: PlayersProps) {
  return side.players.map((player, index) => (
    <span key={player.uid} {...(marked !== null && isPlayer(player, marked) && MARKED)}>
      {index > 0 && ' & '}
      {player.userUid ? (
        <Link
          href={routes.user(player.userUid)}
          className="rounded-sm text-foreground underline-offset-3 hover:underline"
        >
          <bdi>{fullName(player)}</bdi>
        </Link>
      ) : (
        <bdi className="text-foreground">{fullName(player)}</bdi>
      )}
      {player.playingHandicap != null && ' off '}
      {player.playingHandicap != null &&
        (player.uid in explained ? (
          <ExplainButton form={form} value={player.uid} who={fullName(player)}>
            {formatPlayingHandicap(player.playingHandicap)}
          </ExplainButton>
        ) : (
          <span>{formatPlayingHandicap(player.playingHandicap)}</span>
        ))}
    </span>
  ));
}
