import type { NextConfig } from 'next';
import { SOURCES_WITHOUT_MIDDLEWARE } from './lib/server/requests/public-paths.ts';
import { FILE_POLICY, STATIC_HEADERS } from './lib/server/responses/security-headers.ts';

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  // The build checks only the app's types; `npm run verify` checks all, and `npm run up` none.
  typescript: { tsconfigPath: 'tsconfig.build.json', ignoreBuildErrors: process.env.BUILD_WITHOUT_TYPES === '1' },
  // The middleware redirects trailing slashes itself, after checking the session.
  skipTrailingSlashRedirect: true,
  experimental: {
    // A screen loads only the style sheets of its components, not all of them as by default.
    cssChunking: { type: 'graph', requestCost: 10_000 },
    // Makes one large script per dialog and part of a page, because large files compress better.
    turbopackChunking: { minChunkSize: 5_000_000, maxMergeChunkSize: 5_000_000 },
    // For five minutes, the router shows a visited page again without loading it.
    staleTimes: { dynamic: 300, static: 300 },
    // Equals MAX_BODY_BYTES: the middleware truncates longer bodies, which an action must not accept.
    serverActions: { bodySizeLimit: '64kb' },
    proxyClientMaxBodySize: '65kb',
  },
  // Keeps a polyfill for React 17 and older, which the table library imports, out of all pages.
  turbopack: {
    resolveAlias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  // The build id appears in logs and metrics. Without a deployment id, Next.js makes a random one.
  generateBuildId: () => process.env.NEXT_DEPLOYMENT_ID || null,
  images: { unoptimized: true },
  output: process.env.BUILD_STANDALONE === '1' ? 'standalone' : undefined,
  headers: async () => [
    ...SOURCES_WITHOUT_MIDDLEWARE.map((source) => ({
      source,
      headers: [{ key: 'Content-Security-Policy', value: FILE_POLICY }],
    })),
    // Browsers request this file for every document that names no icon, so they cache it for a day.
    { source: '/favicon.ico', headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }] },
    { source: '/:path*', headers: Object.entries(STATIC_HEADERS).map(([key, value]) => ({ key, value })) },
  ],
};

export default config;
