import 'server-only';
import { satisfies } from 'semver';
import { engines } from '@/package.json';

/** Returns advice for the log if this Node is outside the range in `engines` of package.json. */
export function nodeAdvice(version: string): string | undefined {
  if (satisfies(version, engines.node)) return undefined;
  return `this Node has published vulnerabilities or is untested: install one of ${engines.node}`;
}
