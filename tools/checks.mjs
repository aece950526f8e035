/** The checks that `npm run check -- <name>` can run, by name. @type {Readonly<Record<string, { file: string, does: string }>>} */
export const checks = {
  contract: { file: 'tools/contract-check/main.ts', does: 'compares an API with the contract' },
  identity: { file: 'tools/identity-check/main.ts', does: 'checks that a user pool has what the app needs' },
  soak: { file: 'tools/load/soak.ts', does: 'runs half an hour of screens, then exports, overload and a stalled API' },
  'sign-in': { file: 'tools/sign-in.mjs', does: 'signs in to an app that runs elsewhere' },
  production: {
    file: 'tools/production-check/main.ts',
    does: 'runs nginx, two instances and Redis; restarts, upgrades and replaces secrets under load',
  },
  node: { file: 'tools/node/main.ts', does: 'looks up the version in .nvmrc in Node’s list of vulnerabilities' },
  sbom: { file: 'tools/sbom.mjs', does: 'lists the packages in production' },
  pictures: { file: 'tools/pictures.mjs', does: 'takes the screenshots of README and docs again' },
  seed: { file: 'sandbox/seed-command.ts', does: 'creates the data of the sandbox without starting it' },
  token: { file: 'sandbox/print-access-token.ts', does: 'prints an access token of the running sandbox' },
};
