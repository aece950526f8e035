/** Thrown if the API responds with an error status. `message` is the server's text, or our own text for the status. */
export class RequestFailed extends Error {
  override name = 'RequestFailed';
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Thrown if a response does not match the contract. Each fault has the form `path: text`. */
export class ContractBroken extends Error {
  override name = 'ContractBroken';
  constructor(readonly faults: readonly string[]) {
    super(faultSummary(faults));
  }
}

export function faultSummary([first = 'Invalid input', ...others]: readonly string[]): string {
  return others.length === 0 ? first : `${first} (and ${others.length} more)`;
}

export class Unreachable extends Error {
  override name = 'Unreachable';
}

/** Thrown if a record cannot be looked up: the API has no endpoint for it, and the list's search does not find IDs. */
export class LookupUnavailable extends Error {
  override name = 'LookupUnavailable';
  constructor() {
    super('The golf service cannot find records by their ID');
  }
}

type Refused = { kind: 'refused'; status: number; message: string };

export type Failure = Refused | { kind: 'broken' | 'unreachable' | 'no-lookup'; message: string };

export type Result<T> = { ok: true; value: T } | { ok: false; failure: Failure };

/** Turns API failures into values, and rethrows all other errors. */
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
  if (error instanceof LookupUnavailable) return { kind: 'no-lookup', message: error.message };
  throw error;
}

/** Returns the status with which a handler reports a failure. A redirect by the API becomes 502. */
export function statusOf(failure: Failure): number {
  if (failure.kind === 'refused') return failure.status < 400 ? 502 : failure.status;
  return failure.kind === 'unreachable' ? 504 : 502;
}

/** True for statuses with which a server refuses a request, so that a retry is useless. */
export const isRefusal = (status: number): boolean => status >= 400 && status < 500;

export function isNotFound(answer: Result<unknown>): answer is { ok: false; failure: Refused } {
  return !answer.ok && answer.failure.kind === 'refused' && answer.failure.status === 404;
}
