import process from 'node:process';

/**
 * The oldest supported version of each supported major version, as in `engines` of package.json. Older versions have
 * published vulnerabilities. Does not use semver, because this runs before packages are installed.
 * @type {Readonly<Record<string, readonly [minor: number, patch: number]>>}
 */
const oldest = { 22: [23, 4], 24: [22, 1] };

/** The oldest Node on which the commands run at all. */
const runsFrom = { major: 22, minor: 15 };

/** @param {string} [version] */
export function isSupported(version = process.versions.node) {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const [oldestMinor, oldestPatch] = oldest[major] ?? [Number.POSITIVE_INFINITY, 0];
  return minor > oldestMinor || (minor === oldestMinor && patch >= oldestPatch);
}

/**
 * True if the commands run on this version, even if it is not supported.
 * @param {string} [version]
 */
export function isUsable(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > runsFrom.major || (major === runsFrom.major && minor >= runsFrom.minor);
}

export const supportedText = Object.entries(oldest)
  .map(([major, numbers]) => [major, ...numbers].join('.'))
  .join(' or later, or ');

/** Warns if this Node is not supported. The configurations of Vitest and Playwright call it, which bypass `main`. */
export function warnOfUnsupportedNode() {
  if (isSupported()) return;
  console.warn(
    `This runs on Node ${process.versions.node}; Fairway needs Node ${supportedText}. Other versions have known ` +
      'vulnerabilities or are untested: install the version in .nvmrc. On Linux, run `npm run up` or `npm test` once ' +
      'instead: after that, `npm run` and `npx` in this folder use that version.',
  );
}
