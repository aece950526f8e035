import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { Avatar } from '@/components/shell/avatar';
import { Breadcrumbs } from '@/components/shell/breadcrumbs';
import { EmptyPage } from '@/components/shell/empty-page';
import { SessionCheck } from '@/components/shell/session-check';
import { ShellFrame } from '@/components/shell/shell-frame';
import { Sidebar } from '@/components/shell/sidebar';
import { readSidebarState, SIDEBAR_COOKIE } from '@/components/shell/sidebar-state';
import { readTheme } from '@/components/shell/theme';
import { TooltipLayer } from '@/components/shell/tooltip-layer';
import { UserMenu } from '@/components/shell/user-menu';
import { requireSession } from '@/lib/auth/session';
import { signOutSession } from '@/lib/auth/sign-out';
import { env } from '@/lib/env';
import { avatarUrl, readTimeZone } from '@/lib/preferences';

async function signOut() {
  'use server';
  return signOutSession();
}

/** As a form posts it: the answer is where the browser goes next. */
async function leave() {
  'use server';
  const next = await signOutSession();
  if (next !== null) redirect(next);
}

export default async function BackOfficeLayout({ children }: Readonly<{ children: ReactNode }>) {
  const [{ email, name, groups, since, until }, jar, timeZone] = await Promise.all([
    requireSession(),
    cookies(),
    readTimeZone(),
  ]);
  const menu = (
    <UserMenu
      email={email}
      avatar={<Avatar src={avatarUrl(email)} email={email} />}
      theme={readTheme(jar.get('theme')?.value)}
      timeZone={timeZone}
      session={{ name, email, groups, since, until }}
      defaultTimeZone={env().TIME_ZONE}
      signOut={signOut}
    />
  );
  return (
    <ShellFrame
      initial={readSidebarState(jar.get(SIDEBAR_COOKIE)?.value)}
      sidebar={<Sidebar menu={menu} leave={leave} />}
      breadcrumbs={<Breadcrumbs />}
    >
      {children}
      <SessionCheck user={{ email, name }} />
      <EmptyPage />
      <TooltipLayer />
    </ShellFrame>
  );
}
