import { listText } from './list-words';
import { fullName } from './name';
import { hasWon, isDecided, marginText, type Outcome, winnersOf } from './row-winner';

type Winner = { uid: string; name: string; userUid?: string | null | undefined };

type Round = {
  status: string;
  scoringFormat: string;
  winnerPlayer?:
    | { uid: string; userUid?: string | null | undefined; firstName: string; lastName: string }
    | null
    | undefined;
  outcome?: Outcome<Winner> | null | undefined;
};

/**
 * Says how a round ended for one of its users: `Won 3&2`, or after a match `Lost 3&2 to Ann Lee`. Null if this is
 * unknown. In a round that is no match, only the winners have a text.
 */
export function userResult({ status, scoringFormat, winnerPlayer, outcome }: Round, userUid: string): string | null {
  if (!winnerPlayer) return null;
  const isOutcome = outcome != null && hasWon(outcome, winnerPlayer.uid);
  const margin = isOutcome ? marginText(outcome) : '';
  const isPartner = isOutcome && outcome.winners.some((winner) => winner.userUid === userUid);
  if (winnerPlayer.userUid === userUid || isPartner) return ['Won', margin].filter(Boolean).join(' ');
  if (scoringFormat !== 'MATCH_PLAY' || !isDecided(status) || outcome?.tied) return null;
  const names = isOutcome ? listText(winnersOf(outcome), '&') : fullName(winnerPlayer);
  return ['Lost', margin.replace(/ up$/, ' down'), 'to', names].filter(Boolean).join(' ');
}
