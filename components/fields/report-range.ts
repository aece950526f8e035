/** Reports an error on the second field when the range ends before it starts. @returns whether the range is valid */
export function reportRange(form: HTMLFormElement, low: string, high: string): boolean {
  const [from, to] = [form.elements.namedItem(low), form.elements.namedItem(high)];
  if (!(from instanceof HTMLInputElement && to instanceof HTMLInputElement)) return true;
  const isDate = to.type === 'date';
  const isReversed = isDate ? to.value < from.value : to.valueAsNumber < from.valueAsNumber;
  const message = isDate ? 'The second day is before the first.' : 'The highest value is below the lowest.';
  to.setCustomValidity(from.value && to.value && isReversed ? message : '');
  return to.reportValidity();
}

/** Clears the errors when a field changes, so that the form can be submitted again. */
export function clearReports(form: HTMLFormElement): void {
  for (const field of form.elements) if (field instanceof HTMLInputElement) field.setCustomValidity('');
}
