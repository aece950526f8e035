import { ORPCError } from '@orpc/server';

/**
 * A leaderboard was asked for in a way that was not played. The message names the right one.
 * @param played how it was played: `SINGLES`
 * @param ask the path that answers: `matchplay/individual-leaderboard`; null when none does
 */
export function wrongFormat(played: string, ask: string | null): ORPCError<string, undefined> {
  const words = played.toLowerCase().replaceAll('_', ' ');
  const instead = ask ? `: ask for ${ask}` : ', which has no leaderboard';
  return notPlayed(`This was played as ${words}${instead}`);
}

/** A team's score was asked for where everybody plays alone. */
export function playedAlone(ask: string): ORPCError<string, undefined> {
  return notPlayed(`This was played without teams: ask for ${ask}`);
}

function notPlayed(message: string): ORPCError<string, undefined> {
  return new ORPCError('FORMAT_NOT_PLAYED', { status: 404, message });
}
