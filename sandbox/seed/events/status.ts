import type { Random } from '../random';
import { seedNow } from '../size';
import { hoursToPost } from './handicap-record';

/** The status of a round with this start. Rounds of the last hours are in progress. */
export function drawRoundStatus(random: Random, playedAt: Date): string {
  const hours = (seedNow.getTime() - playedAt.getTime()) / 3_600_000;
  if (hours < 0) return 'NOT_STARTED';
  if (hours < hoursToPost) return 'IN_PROGRESS';
  return random.weighted([
    ['COMPLETED', 940],
    ['AWAITING_ATTESTATION', hours < 72 ? 200 : 6],
    ['ABANDONED', 25],
    ['CANCELLED', 25],
  ] as const);
}

/** Follows from the rounds: completed when all of them are, in progress between the first and the last. */
export function eventStatus(rounds: readonly string[]): string {
  const every = (status: string) => rounds.every((one) => one === status);
  if (rounds.length === 0) return 'DRAFT';
  if (every('NOT_STARTED')) return 'SCHEDULED';
  for (const status of ['CANCELLED', 'ABANDONED']) if (every(status)) return status;
  return rounds.some((one) => ['NOT_STARTED', 'IN_PROGRESS', 'AWAITING_ATTESTATION'].includes(one))
    ? 'IN_PROGRESS'
    : 'COMPLETED';
}
