import { otherKey } from '@/lib/list/address/choices';
import type { FilterFault } from '@/lib/list/address/read-filter';

/** Shows each fault at its field. A fault of chosen values is shown at the field for other values. */
export function reportFaults(form: HTMLFormElement, faults: readonly FilterFault[]): boolean {
  const inputs = faults.flatMap(({ key, message }) => {
    const found = form.elements.namedItem(otherKey(key)) ?? form.elements.namedItem(key);
    const input = found instanceof RadioNodeList ? found[0] : found;
    if (!(input instanceof HTMLInputElement)) return [];
    input.setCustomValidity(message);
    return [input];
  });
  inputs[0]?.reportValidity();
  return faults.length > 0;
}
