import { SumTable } from '@/components/charts/sum-table';
import { fetchGroupSizes } from '@/lib/api/stats';
import { toResult } from '@/lib/contract/result';
import { groupsOfSize } from '@/lib/stats/row-links';

/** Empty if the sizes cannot be loaded, because their own card says so. */
export async function GroupsBySize() {
  const sizes = await toResult(loadGroupSizes());
  if (!sizes.ok) return null;
  const parts = sizes.value
    .filter(({ count }) => count > 0)
    .map(({ label, ...size }) => ({ ...size, words: label === '1' ? '1 member' : `${label} members` }));
  return parts.length > 0 && <SumTable label="Groups by size" sum={{ total: 0, parts, excess: 0 }} />;
}

export async function loadGroupSizes() {
  const { items } = await fetchGroupSizes();
  return items.map(({ minSize, maxSize, label, count }) => ({
    label: minSize === null ? (label ?? '') : sizeLabel(minSize, maxSize),
    count,
    href: minSize === null ? null : groupsOfSize(minSize, maxSize),
  }));
}

function sizeLabel(min: number, max: number | null | undefined): string {
  if (max == null) return `${min}+`;
  return min === max ? String(min) : `${min}–${max}`;
}
