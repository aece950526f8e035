import type { Row } from '@/lib/contract/page';
import { toResult } from '@/lib/contract/result';
import { attempt, faultWords, orNull } from '@/lib/contract/unread';
import { unnamed } from '@/lib/format/unnamed';
import type { Option } from '@/lib/list/filters';

type Named = { uid: string; name: string };

/** The chosen records by their names, looked up by uid; one whose name cannot be had says why. */
export function namesOf(uids: readonly string[], get: (uid: string) => Promise<Named | null>): Promise<Option[]> {
  return Promise.all(
    uids.map(async (uid) => {
      const found = await toResult(get(uid));
      if (found.ok && found.value) return optionOf(uid, found.value);
      const isGone = found.ok || (found.failure.kind === 'refused' && found.failure.status === 404);
      return {
        value: uid,
        label: unnamed(uid, isGone ? 'not found' : `name not loaded: ${found.failure.message}`),
      };
    }),
  );
}

/** The rows that can be chosen; a last option without a value says how many have no uid, and why. */
export function optionsOf<Item>(rows: readonly Row<Item>[], read: (item: Item) => Named | null): Option[] {
  const faults: string[] = [];
  const options = rows.flatMap((row) => {
    if (!row.ok) {
      faults.push(row.faults[0] ?? 'Invalid input');
      return [];
    }
    const named = attempt(() => read(row.item));
    const uid = attempt(() => (named.ok ? named.value?.uid : null));
    const fault = named.ok ? (uid.ok ? null : uid.fault) : named.fault;
    if (fault) faults.push(faultWords(fault));
    return named.ok && named.value && uid.ok && uid.value ? optionOf(uid.value, named.value) : [];
  });
  if (faults.length === 0) return options;
  return [...options, { value: '', label: `${faults.length} could not be read: ${faults[0]}` }];
}

const optionOf = (value: string, record: Named): Option => ({
  value,
  label: orNull(() => record.name) ?? unnamed(value, 'name could not be read'),
});
