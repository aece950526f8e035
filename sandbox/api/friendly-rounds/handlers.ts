import { implementer } from '@/sandbox/api/implementer';
import { page } from '@/sandbox/api/list/page';
import { requireUser } from '@/sandbox/api/users/queries';
import { friendlyLeaderboard, friendlyMatches, friendlyScorecards } from './boards';
import { withHoles } from './load-rounds';
import { withOutcomes } from './outcomes';
import { roundsList, roundsOfUserList } from './queries';

const rounds = implementer.friendlyRounds;

export const list = rounds.list.handler(async ({ input, context }) => {
  const { items, paging } = await page(context, roundsList, input);
  return { items: await withOutcomes(context, await withHoles(context, items)), paging };
});

export const listOfUser = rounds.listOfUser.handler(async ({ input: { id, ...query }, context }) => {
  await requireUser(context.db, id);
  const { items, paging } = await page(context, roundsOfUserList(id), query);
  return { items: await withOutcomes(context, await withHoles(context, items)), paging };
});

export const matchplay = {
  individualLeaderboard: rounds.matchplay.individualLeaderboard.handler(({ input, context }) =>
    friendlyMatches(context, input.id, 'individual'),
  ),
  teamLeaderboard: rounds.matchplay.teamLeaderboard.handler(({ input, context }) =>
    friendlyMatches(context, input.id, 'team'),
  ),
};

const boardHandlers = (endpoints: typeof rounds.stableford, board: 'stableford' | 'strokeplay') => ({
  individualLeaderboard: endpoints.individualLeaderboard.handler(({ input, context }) =>
    friendlyLeaderboard(context, input.id, board),
  ),
  scorecard: endpoints.scorecard.handler(({ input, context }) => friendlyScorecards(context, input.id, board)),
});

export const stableford = boardHandlers(rounds.stableford, 'stableford');
export const strokeplay = boardHandlers(rounds.strokeplay, 'strokeplay');
