import { titleCase } from './title-case';

export function formatText(...formats: readonly (string | null | undefined)[]): string {
  return formats.flatMap((format) => (format ? [titleCase(format)] : [])).join(', ');
}
