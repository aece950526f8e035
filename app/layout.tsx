import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { Toasts } from '@/components/feedback/toast';
import { NavigationProvider } from '@/components/navigation/navigation';
import { ProgressBar } from '@/components/navigation/progress-bar';
import { readTheme } from '@/components/shell/layout/theme';
import { cookieName } from '@/lib/server/cookie-name';
import './globals.css';

// `optional`: a font that loads late is first used on the next page, so that text does not shift.
const geist = localFont({
  src: '../node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  variable: '--font-geist-sans',
  weight: '100 900',
  display: 'optional',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    },
  ],
});

/** A font file for letters such as ŵ and Ł, which browsers load only if a page contains them. */
const geistExtended = localFont({
  src: '../node_modules/@fontsource-variable/geist/files/geist-latin-ext-wght-normal.woff2',
  variable: '--font-geist-extended',
  weight: '100 900',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
});

export const metadata: Metadata = {
  title: { default: 'Fairway', template: '%s · Fairway' },
};

export const viewport: Viewport = { width: 'device-width', initialScale: 1 };

export default async function RootLayout({ children }: Readonly<{ children: ReactNode }>) {
  const theme = readTheme((await cookies()).get(cookieName('theme'))?.value);
  return (
    <html lang="en-GB" className={`${geist.variable} ${geistExtended.variable}`} data-theme={theme}>
      {/* As metadata, Next.js would insert these tags again on every navigation, and the page would be restyled. */}
      <head>
        <meta name="color-scheme" content="light dark" />
        <meta name="description" content="Back Office App" />
        <meta name="robots" content="noindex, nofollow" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" sizes="any" />
      </head>
      <body>
        <NavigationProvider>
          <ProgressBar />
          {children}
        </NavigationProvider>
        <Toasts />
      </body>
    </html>
  );
}
