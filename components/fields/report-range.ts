/** Reports an error at the second day if it is before the first. @returns whether the range is valid */
export function reportRange(form: HTMLFormElement, first: string, last: string): boolean {
  const [from, to] = [form.elements.namedItem(first), form.elements.namedItem(last)];
  if (!(from instanceof HTMLInputElement && to instanceof HTMLInputElement)) return true;
  const isReversed = from.value && to.value && to.value < from.value;
  to.setCustomValidity(isReversed ? 'The second day is before the first.' : '');
  return to.reportValidity();
}

/** Clears the errors when a field changes; otherwise the form could not be submitted again. */
export function clearReports(form: HTMLFormElement): void {
  for (const field of form.elements) if (field instanceof HTMLInputElement) field.setCustomValidity('');
}
