import { implementer } from '@/sandbox/api/implementer';
import { page } from '@/sandbox/api/list/page';
import { eventLeaderboard, eventTeamLeaderboard, eventTeamScorecards } from './boards';
import { withOutcomes } from './outcomes';
import { eventsList, findEvent } from './queries';
import { eventRoundsList } from './round-queries';
import { requireEvent, teamsOfEventList } from './team-queries';

const { events } = implementer;

export const list = events.list.handler(async ({ input, context }) => {
  const { items, paging } = await page(context, eventsList, input);
  return { items: await withOutcomes(context, items), paging };
});

export const get = events.get.handler(({ input: { id }, context: { db } }) => findEvent(db, id));

export const listRounds = events.listRounds.handler(({ input, context }) => page(context, eventRoundsList, input));

export const listTeams = events.listTeams.handler(async ({ input: { group, event, ...query }, context }) => {
  await requireEvent(context.db, group, event);
  return page(context, teamsOfEventList(event), query);
});

const boardHandlers = (endpoints: typeof events.stableford, board: 'stableford' | 'strokeplay') => ({
  individualLeaderboard: endpoints.individualLeaderboard.handler(({ input, context }) =>
    eventLeaderboard(context, input, board),
  ),
  teamLeaderboard: endpoints.teamLeaderboard.handler(({ input, context }) =>
    eventTeamLeaderboard(context, input, board),
  ),
  teamScorecard: endpoints.teamScorecard.handler(({ input, context }) => eventTeamScorecards(context, input, board)),
});

export const stableford = boardHandlers(events.stableford, 'stableford');
export const strokeplay = boardHandlers(events.strokeplay, 'strokeplay');
