import { BrokenParts } from '@/components/golf/broken-parts';
import { lacksHandicap } from '@/components/golf/leaderboard/board-notes';
import { NotPlayed } from '@/components/golf/leaderboard/not-played';
import { LoadFailure } from '@/components/golf/load-failure';
import { SubjectLink } from '@/components/record/subject-link';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { Event } from '@/lib/contract/events';
import type { Team } from '@/lib/contract/leaderboards';
import type { PageInfo } from '@/lib/contract/page';
import { isComplete, type ReadItem, usableItems } from '@/lib/contract/read-item';
import { isNotFound, type Result } from '@/lib/contract/result';
import { entryHandicap, NO_HANDICAP } from '@/lib/format/handicap';
import { fullName } from '@/lib/format/name';
import { formatCount } from '@/lib/format/number';
import { inOrderOfName } from '@/lib/format/order-of-name';
import { routes } from '@/lib/routes';
import { participantHref, playedAlone } from './board';

type Teams = { rows: readonly ReadItem<Team>[]; paging: PageInfo };

type Props = { event: Event; teams: Result<Teams> | null };

export function TeamSheet({ event, teams }: Props) {
  if (!teams || isNotFound(teams) || (teams.ok && teams.value.rows.length === 0)) return <NoTeams event={event} />;
  const here = routes.eventTab(event.uid, { tab: 'team-sheet' });
  if (!teams.ok) return <LoadFailure what="the teams" failure={teams.failure} href={here} />;
  return (
    <>
      <BrokenParts what="A team" rows={teams.value.rows} />
      <p className="px-6 pt-4 text-sm text-muted-foreground max-sm:px-4">
        {teamSheetText(teams.value, event.participantsCount)}
      </p>
      <div className="max-w-3xl px-4 py-2 max-sm:px-2">
        <Table
          aria-label="Team sheet"
          className="print:text-xs print:[&_:is(th,td)]:h-auto print:[&_:is(th,td)]:py-px"
          containerProps={{ className: 'print:overflow-visible' }}
        >
          <TableHeader>
            <TableRow>
              <TableHead scope="col">Team</TableHead>
              <TableHead scope="col">Player</TableHead>
              <TableHead scope="col" className="text-right">
                Handicap at entry
              </TableHead>
            </TableRow>
          </TableHeader>
          {usableItems(teams.value.rows).map(({ item: team }) => (
            <TableBody key={team.uid} className="break-inside-avoid border-b">
              <TeamRows event={event} team={team} />
            </TableBody>
          ))}
        </Table>
      </div>
    </>
  );
}

function TeamRows({ event, team }: { event: Event; team: Team }) {
  const players = inOrderOfName(team.name, team.players);
  const name = (
    <TableHead
      scope="rowgroup"
      rowSpan={Math.max(1, players.length)}
      className="h-auto py-1.5 align-top text-sm whitespace-normal text-foreground print:text-xs"
    >
      <SubjectLink href={routes.teamCard(event.uid, team.uid)}>
        <bdi>{team.name}</bdi>
      </SubjectLink>
    </TableHead>
  );
  if (players.length === 0) {
    return (
      <TableRow>
        {name}
        <TableCell colSpan={2} className="text-muted-foreground">
          No players yet
        </TableCell>
      </TableRow>
    );
  }
  return players.map((player, index) => (
    <TableRow key={player.uid}>
      {index === 0 && name}
      <TableCell className="whitespace-normal">
        <SubjectLink href={participantHref(player)}>
          <bdi>{fullName(player)}</bdi>
        </SubjectLink>
      </TableCell>
      <TableCell className="text-right">{entryHandicap(player.handicap)}</TableCell>
    </TableRow>
  ));
}

function NoTeams({ event }: { event: Event }) {
  if (event.teamFormat) {
    return (
      <p className="border-t border-border px-6 py-12 text-center text-muted-foreground">There are no teams yet.</p>
    );
  }
  return <NotPlayed {...playedAlone(event)} />;
}

/** Says what the team sheet shows: `12 teams, 24 players, by team name.` */
/** @param entered the number of players in the event, of whom some may have no team */
export function teamSheetText({ rows, paging }: Teams, entered: number | null | undefined): string {
  const players = usableItems(rows).reduce((sum, { item }) => sum + item.players.length, 0);
  const isPart = paging.total !== null && paging.total > rows.length;
  const teams = isPart
    ? `The first ${formatCount(rows.length)} of ${formatCount(paging.total ?? 0)} teams`
    : countOf(rows.length, 'team');
  const alone = isPart || paging.total === null || !isComplete(rows) ? 0 : (entered ?? 0) - players;
  const others = alone > 0 ? `, and ${formatCount(alone)} without a team (see Individuals)` : '';
  const words = `${teams}, ${countOf(players, 'player')}${others}, by team name.`;
  return usableItems(rows).some(({ item }) => lacksHandicap(item)) ? `${words} ${NO_HANDICAP}` : words;
}

const countOf = (count: number, one: string) => `${formatCount(count)} ${one}${count === 1 ? '' : 's'}`;
