import type { NextConfig } from 'next';

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  typedRoutes: true,
  experimental: { staleTimes: { dynamic: 300, static: 300 } },
  images: { unoptimized: true },
};

export default config;
