import process from 'node:process';

/** As `engines` of package.json says. */
export const oldestMajor = 22;

/** @param {string} [version] */
export function isSupported(version = process.versions.node) {
  return Number(version.split('.')[0]) >= oldestMajor;
}

/** For what npm starts without `main`: the configurations of the test runners. */
export function warnOfOldNode() {
  if (isSupported()) return;
  console.warn(
    `This runs on Node ${process.versions.node}; Fairway is for ${oldestMajor} or later. ` +
      'After `npm run up` or `npm test` every `npm run` and `npx` here has the one of .nvmrc.',
  );
}
