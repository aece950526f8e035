import { type Fault, topField } from '@/lib/contract/read-item';

type Labels = Readonly<Record<string, { label: string }>>;

/** Returns text such as `Last active could not be read: Expected string, received number`. */
export function describeFaults(faults: readonly Fault[], fields: Labels): string | null {
  if (faults.length === 0) return null;
  return faults
    .map(({ field, message }) => {
      return `${fields[topField(field)]?.label ?? field} could not be read: ${message}`;
    })
    .join('. ');
}
