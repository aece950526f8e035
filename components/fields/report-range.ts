/** Reports a range that ends before it starts at its second field. @returns whether it is valid */
export function reportRange(form: HTMLFormElement, low: string, high: string): boolean {
  const [from, to] = [form.elements.namedItem(low), form.elements.namedItem(high)];
  if (!(from instanceof HTMLInputElement && to instanceof HTMLInputElement)) return true;
  const isDate = to.type === 'date';
  const isReversed = isDate ? to.value < from.value : to.valueAsNumber < from.valueAsNumber;
  const message = isDate ? 'The last day is before the first.' : 'The highest value is below the lowest.';
  to.setCustomValidity(from.value && to.value && isReversed ? message : '');
  return to.reportValidity();
}

/** Allows submitting again once a field changes. */
export function clearReports(form: HTMLFormElement): void {
  for (const field of form.elements) if (field instanceof HTMLInputElement) field.setCustomValidity('');
}
