import { type Fault, topField } from '@/lib/contract/read-item';

type Labels = Readonly<Record<string, { label: string }>>;

/** Returns text such as `Unreadable: Last active. Technical details: Expected string, received number`. */
export function describeFaults(faults: readonly Fault[], fields: Labels): string | null {
  if (faults.length === 0) return null;
  const labels = faults.map(({ field }) => fields[topField(field)]?.label ?? field);
  const details = faults.map(({ field, message }) => (faults.length > 1 ? `${field}: ${message}` : message));
  return `Unreadable: ${[...new Set(labels)].join(', ')}. Technical details: ${details.join('; ')}`;
}
