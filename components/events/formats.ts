import { titleCase } from '@/lib/format/title-case';

/** `Stableford, Four Ball`: the formats that are given. */
export function formatWords(...formats: readonly (string | null | undefined)[]): string {
  return formats.flatMap((format) => (format ? [titleCase(format)] : [])).join(', ');
}
