import { titleCase } from './title-case';

export function formatWords(...formats: readonly (string | null | undefined)[]): string {
  return formats.flatMap((format) => (format ? [titleCase(format)] : [])).join(', ');
}
