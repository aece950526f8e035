import { ContractBroken } from '@/lib/contract/result';

/** Far above a page of 1,000 rows, which has some 50,000 values. */
const MOST_VALUES = 300_000;

/** @throws ContractBroken also for a text with too many values, which would take too long to parse */
export function parseJson(text: string): unknown {
  if (text === '') throw new ContractBroken(['The response is empty']);
  if (hasMoreCommas(text, MOST_VALUES)) {
    throw new ContractBroken([`The response has more than ${MOST_VALUES} values`]);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new ContractBroken(['The response is not JSON']);
  }
}

/** Counts values by their commas: each value follows a comma, except the first in its list or object. */
function hasMoreCommas(text: string, limit: number): boolean {
  let count = 0;
  for (let at = text.indexOf(','); at >= 0 && count <= limit; at = text.indexOf(',', at + 1)) count += 1;
  return count > limit;
}
