import { ORPCError } from '@orpc/server';

/**
 * The error for a leaderboard of a format that was not played. The message names the right one.
 * @param played the format that was played: `SINGLES`
 * @param ask the path of its leaderboard: `matchplay/individual-leaderboard`; null when it has none
 */
export function formatNotPlayed(played: string, ask: string | null): ORPCError<string, undefined> {
  const words = played.toLowerCase().replaceAll('_', ' ');
  const instead = ask ? `: ask for ${ask}` : ', which has no leaderboard';
  return notPlayed(`This was played as ${words}${instead}`);
}

/** The error for a team leaderboard of an event without teams. */
export function teamsNotPlayed(ask: string): ORPCError<string, undefined> {
  return notPlayed(`This was played without teams: ask for ${ask}`);
}

function notPlayed(message: string): ORPCError<string, undefined> {
  return new ORPCError('FORMAT_NOT_PLAYED', { status: 404, message });
}
