import { checks, type Finding, type Outcome } from './finding';

const width = Math.max(...checks.map((check) => check.length));

export function lineOf({ check, outcome, says }: Finding): string {
  return `${outcome.padEnd('not checked'.length)}  ${check.padEnd(width)}  ${says}`;
}

/** `16 checks: 14 ok, 1 wrong, 1 not checked` */
export function summary(findings: readonly Finding[]): string {
  const count = (outcome: Outcome) => findings.filter((finding) => finding.outcome === outcome).length;
  return `${findings.length} checks: ${count('ok')} ok, ${count('wrong')} wrong, ${count('not checked')} not checked`;
}
