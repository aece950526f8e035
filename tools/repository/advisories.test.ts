import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Floor = {
  /** The installed version, which fixes the listed advisories and all earlier advisories. */
  from: string;
  fixes: readonly string[];
};

/**
 * Security advisories of packages that handle requests. A downgrade, an outdated branch or a second copy in the lock
 * file must not bring back a vulnerable version. Whoever updates a package raises its minimum version here and adds the
 * advisories that the update fixes. Last reviewed in November 2026.
 */
const floors: Readonly<Record<string, Floor>> = {
  // The advisories were fixed in 16.3.3 (August 2026), 16.2.11 (July), 16.2.6 (May), 16.0.7 (December 2025) and 15.2.3.
  next: {
    from: '16.4.6',
    fixes: [
      'GHSA-2xp9-vwfh-vxw4: image optimization of AVIF',
      'GHSA-p293-qw3h-jr36, CVE-2026-75604: servers on Windows',
      'GHSA-26hh-7cqf-hhc6, CVE-2026-45109: middleware bypass with prefetched segments',
      'CVE-2025-55182, CVE-2025-66478: code execution through server components',
      'CVE-2025-29927: middleware bypass with x-middleware-subrequest',
    ],
  },
  // The vulnerability is in react-server-dom, which the framework contains in the same version.
  react: {
    from: '19.3.1',
    fixes: [
      'GHSA-wx67-qw84-cm4g, CVE-2026-44907 (19.2.8): denial of service',
      'CVE-2025-55182 (19.2.1): code execution by strangers',
    ],
  },
  'react-dom': { from: '19.3.1', fixes: ['same version as react'] },
  'next-auth': {
    from: '5.0.0-beta.32',
    fixes: [
      'GHSA-8fpg-xm3f-6cx3: checks skipped under a wrong configuration',
      'GHSA-7rqj-j65f-68wh: addresses with a second @',
      'GHSA-x445-f3h2-j279: state, nonce and PKCE of another provider',
      'GHSA-xmf8-cvqr-rfgj: getToken ends the process',
    ],
  },
  '@auth/core': { from: '0.41.3', fixes: ['GHSA-7rqj-j65f-68wh', 'GHSA-x445-f3h2-j279', 'GHSA-xmf8-cvqr-rfgj'] },
};

const { packages } = JSON.parse(readFileSync(`${import.meta.dirname}/../../package-lock.json`, 'utf8')) as {
  packages: Record<string, { version?: string }>;
};

/** Compares versions such as `16.4.6` and `5.0.0-beta.32`. A release is above its beta versions. */
function isAtLeast(version: string, floor: string): boolean {
  const [a, b] = [version, floor].map(parts);
  for (const index of [0, 1, 2, 3]) {
    const [own = 0, least = 0] = [a?.[index], b?.[index]];
    if (own !== least) return own > least;
  }
  return true;
}

function parts(version: string): number[] {
  const found = /^(\d+)\.(\d+)\.(\d+)(?:-[a-z]+\.(\d+))?$/.exec(version);
  if (!found) throw new Error(`${version} is not a version that can be compared`);
  return found.slice(1).map((part) => (part === undefined ? Number.POSITIVE_INFINITY : Number(part)));
}

describe.each(Object.entries(floors))('%s', (name, { from, fixes }) => {
  const copies = Object.entries(packages).filter(([path]) => path.endsWith(`node_modules/${name}`));

  it(`${name} is installed in version ${from}`, () => expect(packages[`node_modules/${name}`]?.version).toBe(from));

  it(`every copy of ${name} is ${from} or later, which fixes ${fixes.join('; ')}`, () => {
    expect(copies.length).toBeGreaterThan(0);
    expect(copies.filter(([, { version = '' }]) => !isAtLeast(version, from))).toEqual([]);
  });
});

it.each([
  ['16.3.3', '16.3.3', true],
  ['16.10.0', '16.9.9', true],
  ['16.3.2', '16.3.3', false],
  ['15.9.9', '16.3.3', false],
  ['5.0.0-beta.31', '5.0.0-beta.32', false],
  ['5.0.0', '5.0.0-beta.32', true],
  ['16.3.3-canary.1', '16.3.3', false],
])('for version %s and the minimum %s, isAtLeast returns %s', (version, floor, expected) =>
  expect(isAtLeast(version, floor)).toBe(expected),
);
