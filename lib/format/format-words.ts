import { titleCase } from './title-case';

/** `Stableford, Four Ball`; missing formats are left out. */
export function formatWords(...formats: readonly (string | null | undefined)[]): string {
  return formats.flatMap((format) => (format ? [titleCase(format)] : [])).join(', ');
}
