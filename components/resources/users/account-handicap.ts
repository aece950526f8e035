import { formatHandicap } from '@/lib/format/handicap';

/** Says where the handicap on a user's overview comes from, because groups calculate their own. */
export function accountHandicapText(
  handicap: number | null | undefined,
  { isInGroups }: { isInGroups: boolean },
): string {
  const words = handicap == null ? 'No handicap' : formatHandicap(handicap);
  const unknown = handicap == null ? '' : ' The golf service does not say by whom or when.';
  return `${words} is set on the account${isInGroups ? '; each group keeps its own' : ''}.${unknown}`;
}
