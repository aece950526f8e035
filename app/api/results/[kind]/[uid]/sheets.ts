import { eventResults } from '@/components/resources/events/event-results';
import { roundResults } from '@/components/resources/friendly-rounds/round-results';
import { contestResults } from '@/components/resources/groups/contest-results';
import { bothBoards } from '@/lib/api/event-boards';
import { getEvent } from '@/lib/api/events';
import { friendlyBoards } from '@/lib/api/friendly-boards';
import { getFriendlyRound } from '@/lib/api/friendly-rounds';
import { getContestUsage, getGroup } from '@/lib/api/groups';
import { toResult } from '@/lib/contract/result';
import type { ResultSheet } from '@/lib/golf/results/result-sheet';
import { type ResultsOf, routes } from '@/lib/routes';

type Sheet = {
  /** The screen of the results. */
  screen: (uid: string, team: string | null) => string;
  /** Null where there is no such record. @throws RequestFailed, ContractBroken, Unreachable */
  of: (uid: string, timeZone: string, team: string | null) => Promise<ResultSheet | null>;
};

export const sheets: Readonly<Record<ResultsOf, Sheet>> = {
  events: {
    screen: routes.eventResults,
    of: async (uid, timeZone, team) => {
      const event = await getEvent(uid);
      return eventResults(event, await bothBoards(event, team), timeZone);
    },
  },
  'friendly-rounds': {
    screen: routes.friendlyRoundResults,
    of: async (uid, timeZone) => {
      const round = await getFriendlyRound(uid);
      return round && roundResults(round, await friendlyBoards(round, null), timeZone);
    },
  },
  groups: {
    screen: routes.groupContests,
    of: async (uid, timeZone) => {
      const group = await getGroup(uid);
      return group && contestResults(group, await toResult(getContestUsage(uid)), timeZone);
    },
  },
};
