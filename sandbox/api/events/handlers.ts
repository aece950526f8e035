import { implementer } from '@/sandbox/api/implementer';
import { page } from '@/sandbox/api/list/page';
import { eventLeaderboard, eventTeamLeaderboard, eventTeamScorecards } from './boards';
import { eventsList, findEvent } from './queries';
import { eventRoundsList } from './round-queries';
import { requireEvent, teamsOfEventList } from './team-queries';

const { events } = implementer;

export const list = events.list.handler(({ input, context }) => page(context, eventsList, input));

export const get = events.get.handler(({ input: { id }, context: { db } }) => findEvent(db, id));

export const listRounds = events.listRounds.handler(({ input, context }) => page(context, eventRoundsList, input));

export const listTeams = events.listTeams.handler(async ({ input: { group, event, ...query }, context }) => {
  await requireEvent(context.db, group, event);
  return page(context, teamsOfEventList(event), query);
});

export const stableford = {
  individualLeaderboard: events.stableford.individualLeaderboard.handler(({ input, context: { db } }) =>
    eventLeaderboard(db, input, 'stableford'),
  ),
  teamLeaderboard: events.stableford.teamLeaderboard.handler(({ input, context: { db } }) =>
    eventTeamLeaderboard(db, input, 'stableford'),
  ),
  teamScorecard: events.stableford.teamScorecard.handler(({ input, context: { db } }) =>
    eventTeamScorecards(db, input, 'stableford'),
  ),
};

export const strokeplay = {
  individualLeaderboard: events.strokeplay.individualLeaderboard.handler(({ input, context: { db } }) =>
    eventLeaderboard(db, input, 'strokeplay'),
  ),
  teamLeaderboard: events.strokeplay.teamLeaderboard.handler(({ input, context: { db } }) =>
    eventTeamLeaderboard(db, input, 'strokeplay'),
  ),
  teamScorecard: events.strokeplay.teamScorecard.handler(({ input, context: { db } }) =>
    eventTeamScorecards(db, input, 'strokeplay'),
  ),
};
