/** The API answered, and refused. `message` is the server's own, or plain words for the status. */
export class RequestFailed extends Error {
  override name = 'RequestFailed';
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** The API answered with something else than the contract says. Each fault reads `path: words`. */
export class ContractBroken extends Error {
  override name = 'ContractBroken';
  constructor(readonly faults: readonly string[]) {
    super(faults[0] ?? 'Invalid input');
  }
}

/** The API, or the way to it, did not answer in time or at all. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}

/** A failure as a screen tells it. The three kinds never look alike. */
export type Failure =
  | { kind: 'refused'; status: number; message: string }
  | { kind: 'broken'; message: string }
  | { kind: 'unreachable'; message: string };

export type Result<T> = { ok: true; value: T } | { ok: false; failure: Failure };

/** Turns the API's failures into values that a screen draws; anything else is thrown on. */
export async function toResult<T>(answer: Promise<T>): Promise<Result<T>> {
  try {
    return { ok: true, value: await answer };
  } catch (error) {
    return { ok: false, failure: failureOf(error) };
  }
}

function failureOf(error: unknown): Failure {
  if (error instanceof RequestFailed) return { kind: 'refused', status: error.status, message: error.message };
  if (error instanceof ContractBroken) return { kind: 'broken', message: error.message };
  if (error instanceof Unreachable) return { kind: 'unreachable', message: error.message };
  throw error;
}

/** The status under which an own handler passes a failure on. A redirect of the API's is no refusal of ours. */
export function statusOf(failure: Failure): number {
  if (failure.kind === 'refused') return failure.status < 400 ? 502 : failure.status;
  return failure.kind === 'broken' ? 502 : 504;
}

/** The API does not know what was asked for: the screen does not exist. */
export function isNotFound(answer: Result<unknown>): boolean {
  return !answer.ok && answer.failure.kind === 'refused' && answer.failure.status === 404;
}

/** The list that was searched for it does not hold it: the screen does not exist. */
export function isNothing(found: Result<unknown>): boolean {
  return found.ok && found.value === null;
}

/** The total of a paged answer; null when it is not known. */
export function totalOf(answer: Result<{ paging: { total: number } }>): number | null {
  return answer.ok ? answer.value.paging.total : null;
}
