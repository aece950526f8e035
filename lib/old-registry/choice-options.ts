import type { Row } from '@/lib/contract/page';
import { toResult } from '@/lib/contract/result';
import { faultWords } from '@/lib/contract/wire/field-fault';
import { type Reads, readFrom } from '@/lib/contract/wire/unread';
import { unnamed } from '@/lib/format/unnamed';
import type { Option } from '@/lib/list/address/filters';

type Named = { uid: string; name?: string | undefined };

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

/** The records of rows that can be chosen; a last option without a value says how many could not be read, and why. */
export function optionsOf<Item>(rows: readonly Row<Item>[], what: Reads<Item, Named | null>): Option[] {
  const faults: string[] = [];
  const options = rows.flatMap((row) => {
    const named = row.ok ? readFrom(row.item, what) : null;
    if (named?.ok) return named.value ? [optionOf(named.value.uid, named.value)] : [];
    faults.push(named ? faultWords(named.fault) : (!row.ok && row.faults[0]) || 'Invalid input');
    return [];
  });
  if (faults.length === 0) return options;
  return [...options, { value: '', label: `${faults.length} could not be read: ${faults[0]}` }];
}

const optionOf = (value: string, { name }: Named): Option => ({
  value,
  label: name ?? unnamed(value, 'name could not be read'),
});
