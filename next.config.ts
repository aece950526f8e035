import type { NextConfig } from 'next';
import { SOURCES_WITHOUT_MIDDLEWARE } from './lib/server/public-paths';
import { FILE_POLICY, STATIC_HEADERS } from './lib/server/security-headers';

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  // Tests, measurements and the sandbox are checked by `npm run verify`: the app builds without them.
  typescript: { tsconfigPath: 'tsconfig.build.json' },
  // The middleware redirects a trailing slash itself, after it has looked at the session.
  skipTrailingSlashRedirect: true,
  // Pages stay fresh in the browser for five minutes.
  experimental: { staleTimes: { dynamic: 300, static: 300 } },
  images: { unoptimized: true },
  output: process.env.BUILD_STANDALONE === '1' ? 'standalone' : undefined,
  headers: async () => [
    ...SOURCES_WITHOUT_MIDDLEWARE.map((source) => ({
      source,
      headers: [{ key: 'Content-Security-Policy', value: FILE_POLICY }],
    })),
    { source: '/:path*', headers: Object.entries(STATIC_HEADERS).map(([key, value]) => ({ key, value })) },
  ],
};

export default config;
