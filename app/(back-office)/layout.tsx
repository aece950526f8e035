import { fromUnixTime } from 'date-fns/fromUnixTime';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { SessionCheck } from '@/components/auth/session-check';
import { Neighbours } from '@/components/record/neighbours/neighbours';
import { AppSidebar } from '@/components/shell/layout/app-sidebar';
import { NavUser } from '@/components/shell/layout/nav-user';
import { ShellFrame } from '@/components/shell/layout/shell-frame';
import { readTheme } from '@/components/shell/layout/theme';
import { SearchButton } from '@/components/shell/search/search-button';
import { Shortcuts } from '@/components/shell/shortcuts/shortcuts';
import { readSidebarOpen, SIDEBAR_COOKIE_NAME } from '@/components/ui/sidebar-cookie';
import { TooltipProvider } from '@/components/ui/tooltip-provider';
import { requireSession } from '@/lib/auth/session/read-session';
import { signOutSession } from '@/lib/auth/sign-in/sign-out';
import { formatDateTime } from '@/lib/format/date';
import { cookieName } from '@/lib/server/cookie-name';
import { env } from '@/lib/server/env';
import { avatarUrl, readTimeZone } from '@/lib/server/preferences';
import { noteRequest } from '@/lib/server/request-context';
import { Trail } from './_layout/trail';

async function leave(form: unknown) {
  'use server';
  noteRequest({ hasActionBegun: true });
  const next = await signOutSession(form instanceof FormData && form.get('scope'));
  if (next !== null) redirect(next);
}

export default async function BackOfficeLayout({ children }: Readonly<{ children: ReactNode }>) {
  const [{ email, name, groups, since, until }, jar, timeZone] = await Promise.all([
    requireSession(),
    cookies(),
    readTimeZone(),
  ]);
  const formatSeconds = (seconds: number) => formatDateTime(fromUnixTime(seconds), timeZone);
  const account = {
    theme: readTheme(jar.get(cookieName('theme'))?.value),
    timeZone,
    defaultTimeZone: env().TIME_ZONE,
  };
  const menu = (
    <NavUser
      email={email}
      avatar={avatarUrl(email)}
      session={{ name, email, groups, since: formatSeconds(since), until: formatSeconds(until) }}
      account={account}
    />
  );
  return (
    <TooltipProvider>
      <ShellFrame
        defaultOpen={readSidebarOpen(jar.get(cookieName(SIDEBAR_COOKIE_NAME))?.value)}
        sidebar={<AppSidebar menu={menu} leave={leave} />}
        breadcrumbs={<Trail />}
        search={
          <div className="ml-auto flex shrink-0 items-center gap-2 incomplete:invisible sm:gap-4">
            <Neighbours />
            <SearchButton email={email} account={account} />
          </div>
        }
      >
        {children}
        <SessionCheck user={{ email, name }} />
        <Shortcuts />
      </ShellFrame>
    </TooltipProvider>
  );
}
