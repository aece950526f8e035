import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { Toasts } from '@/components/feedback/toast';
import { readTheme } from '@/components/shell/layout/theme';
import { cookieName } from '@/lib/server/cookie-name';
import './globals.css';

// `optional`: a font that loads late would shift the text, so it is used from the next page on.
const geist = localFont({
  src: '../node_modules/geist/dist/fonts/geist-sans/Geist-Variable.woff2',
  variable: '--font-geist-sans',
  weight: '100 900',
  display: 'optional',
});

export const metadata: Metadata = {
  title: { default: 'Fairway', template: '%s · Fairway' },
};

export const viewport: Viewport = { width: 'device-width', initialScale: 1 };

export default async function RootLayout({ children }: Readonly<{ children: ReactNode }>) {
  const theme = readTheme((await cookies()).get(cookieName('theme'))?.value);
  return (
    <html lang="en-GB" className={geist.variable} data-theme={theme}>
      {/* Not as metadata, which Next.js inserts again on every navigation: a new colour scheme restyles the whole page. */}
      <head>
        <meta name="color-scheme" content="light dark" />
        <meta name="description" content="Back Office App" />
        <meta name="robots" content="noindex, nofollow" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" sizes="any" />
      </head>
      <body>
        {children}
        <Toasts />
      </body>
    </html>
  );
}
