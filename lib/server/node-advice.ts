import 'server-only';
import { satisfies } from 'semver';
import { engines } from '@/package.json';

/** Advice for the log if this version of Node is not in the range that `engines` of package.json names. */
export function nodeAdvice(version: string): string | undefined {
  if (satisfies(version, engines.node)) return undefined;
  return `this Node has published vulnerabilities or is untested: install one of ${engines.node}`;
}
