import { fromUnixTime } from 'date-fns';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { SessionCheck } from '@/components/auth/session-check';
import { Sidebar } from '@/components/layout/app-sidebar';
import { Avatar } from '@/components/layout/avatar';
import { UserMenu } from '@/components/layout/nav-user';
import { ReloadEmptyPage } from '@/components/layout/reload-empty-page';
import { ShellFrame } from '@/components/layout/shell-frame';
import { readSidebarState, SIDEBAR_COOKIE } from '@/components/layout/sidebar-state';
import { readTheme } from '@/components/layout/theme';
import { TooltipLayer } from '@/components/layout/tooltip-layer';
import { requireSession } from '@/lib/auth/session/session';
import { signOutSession } from '@/lib/auth/sign-in/sign-out';
import { formatDateTime } from '@/lib/format/date';
import { env } from '@/lib/server/env';
import { avatarUrl, readTimeZone } from '@/lib/server/preferences';
import { Trail } from './_layout/trail';

async function signOut() {
  'use server';
  return signOutSession();
}

/** Sign-out without scripting: the form is answered with a redirect. */
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
  const formatSeconds = (seconds: number) => formatDateTime(fromUnixTime(seconds), timeZone);
  const menu = (
    <UserMenu
      email={email}
      avatar={<Avatar src={avatarUrl(email)} email={email} />}
      theme={readTheme(jar.get('theme')?.value)}
      timeZone={timeZone}
      session={{ name, email, groups, since: formatSeconds(since), until: formatSeconds(until) }}
      defaultTimeZone={env().TIME_ZONE}
      signOut={signOut}
    />
  );
  return (
    <ShellFrame
      initial={readSidebarState(jar.get(SIDEBAR_COOKIE)?.value)}
      sidebar={<Sidebar menu={menu} leave={leave} />}
      breadcrumbs={<Trail />}
    >
      {children}
      <SessionCheck user={{ email, name }} />
      <ReloadEmptyPage />
      <TooltipLayer />
    </ShellFrame>
  );
}
