import type { NextConfig } from 'next';
import { SOURCES_WITHOUT_MIDDLEWARE } from './lib/server/requests/public-paths.ts';
import { FILE_POLICY, STATIC_HEADERS } from './lib/server/responses/security-headers.ts';

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  // The build checks the app only; `npm run verify` checks tests, tools and the sandbox. `npm run up` checks no types.
  typescript: { tsconfigPath: 'tsconfig.build.json', ignoreBuildErrors: process.env.BUILD_WITHOUT_TYPES === '1' },
  // The middleware redirects a trailing slash, after it has checked the session.
  skipTrailingSlashRedirect: true,
  experimental: {
    // A screen loads the style sheets of what it shows; by default it has those of all others too.
    cssChunking: { type: 'graph', requestCost: 2000 },
    // One script for each part of a page, and for each dialog, with all that it needs: compression finds more in one.
    turbopackChunking: { minChunkSize: 5_000_000, maxMergeChunkSize: 5_000_000 },
    // Pages stay fresh in the browser for five minutes.
    staleTimes: { dynamic: 300, static: 300 },
    // As MAX_BODY_BYTES. Beyond its own limit the middleware cuts bodies off, which an action must not take for complete.
    serverActions: { bodySizeLimit: '64kb' },
    proxyClientMaxBodySize: '65kb',
  },
  // React has had the store's hook since 18: the table library's copy for older ones stays out of every first load.
  turbopack: {
    resolveAlias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  // The log and the metrics name the build by it; a random one where none is given.
  generateBuildId: () => process.env.NEXT_DEPLOYMENT_ID || null,
  images: { unoptimized: true },
  output: process.env.BUILD_STANDALONE === '1' ? 'standalone' : undefined,
  headers: async () => [
    ...SOURCES_WITHOUT_MIDDLEWARE.map((source) => ({
      source,
      headers: [{ key: 'Content-Security-Policy', value: FILE_POLICY }],
    })),
    // Browsers ask for an icon with every document that names none.
    { source: '/favicon.ico', headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }] },
    { source: '/:path*', headers: Object.entries(STATIC_HEADERS).map(([key, value]) => ({ key, value })) },
  ],
};

export default config;
