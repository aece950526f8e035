import { GeistSans } from 'geist/font/sans';
import type { Metadata, Viewport } from 'next';
import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { readTheme } from '@/components/shell/theme';
import { Toasts } from '@/components/ui/toast';
import './globals.css';

export const metadata: Metadata = {
  title: { default: 'Fairway', template: '%s · Fairway' },
  description: 'Back Office App',
  robots: { index: false, follow: false },
};

export const viewport: Viewport = { width: 'device-width', initialScale: 1, colorScheme: 'light dark' };

export default async function RootLayout({ children }: Readonly<{ children: ReactNode }>) {
  const theme = readTheme((await cookies()).get('theme')?.value);
  return (
    <html lang="en-GB" className={GeistSans.variable} data-theme={theme}>
      <body>
        {children}
        <Toasts />
      </body>
    </html>
  );
}
