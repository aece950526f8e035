import type { NextConfig } from 'next';
import { SOURCES_WITHOUT_MIDDLEWARE } from './lib/server/requests/public-paths.ts';
import { FILE_POLICY, STATIC_HEADERS } from './lib/server/responses/security-headers.ts';

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  // The build checks the types of the app only; `npm run verify` checks all types, and `npm run up` checks none.
  typescript: { tsconfigPath: 'tsconfig.build.json', ignoreBuildErrors: process.env.BUILD_WITHOUT_TYPES === '1' },
  // The middleware redirects trailing slashes itself, after it has checked the session.
  skipTrailingSlashRedirect: true,
  experimental: {
    // A screen loads only the style sheets of the components that it shows; by default it would load all style sheets.
    cssChunking: { type: 'graph', requestCost: 2000 },
    // Creates one large script per part of a page and per dialog, because large files compress better.
    turbopackChunking: { minChunkSize: 5_000_000, maxMergeChunkSize: 5_000_000 },
    // For five minutes, the router can show a visited page again without loading it.
    staleTimes: { dynamic: 300, static: 300 },
    // Equals MAX_BODY_BYTES. The middleware truncates a longer body, and an action must not accept a truncated body.
    serverActions: { bodySizeLimit: '64kb' },
    proxyClientMaxBodySize: '65kb',
  },
  // The table library imports a polyfill for React 17 and older. This alias keeps the polyfill out of all pages.
  turbopack: {
    resolveAlias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  // The build id appears in logs and metrics. Without a deployment id, the framework makes a random build id.
  generateBuildId: () => process.env.NEXT_DEPLOYMENT_ID || null,
  images: { unoptimized: true },
  output: process.env.BUILD_STANDALONE === '1' ? 'standalone' : undefined,
  headers: async () => [
    ...SOURCES_WITHOUT_MIDDLEWARE.map((source) => ({
      source,
      headers: [{ key: 'Content-Security-Policy', value: FILE_POLICY }],
    })),
    // Browsers need this file for every document that names no icon, so they cache it for a day.
    { source: '/favicon.ico', headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }] },
    { source: '/:path*', headers: Object.entries(STATIC_HEADERS).map(([key, value]) => ({ key, value })) },
  ],
};

export default config;
