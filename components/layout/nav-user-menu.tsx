'use client';

import { FileDiff, LogOut, MonitorOff } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { mutate } from 'swr';
import { storeAuth } from '@/components/auth/auth-storage';
import { LazyMenu, type MenuProps } from '@/components/lazy/lazy-menu';
import {
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
} from '@/components/ui/dropdown-menu';
import { choiceCookie } from '@/lib/format/host-cookie';
import { routes } from '@/lib/routes';
import { THEMES, type Theme } from './theme';

/** The signed-in session, as the menu shows it. */
export type SessionFacts = {
  name: string | null;
  email: string;
  groups: readonly string[];
  /** `yyyy-MM-dd HH:mm` in the time zone of the screen. */
  since: string;
  until: string;
};

export type UserMenuOptions = {
  session: SessionFacts;
  theme: Theme | undefined;
  timeZone: string;
  defaultTimeZone: string;
  /** Signs out; resolves to the next address, or null when the provider did not confirm. */
  signOut: (scope: 'here' | 'everywhere') => Promise<string | null>;
  onLeaving: (leaving: boolean) => void;
};

const themeLabels: Readonly<Record<Theme | 'system', string>> = { system: 'System', light: 'Light', dark: 'Dark' };

export function UserMenuList({
  session,
  theme,
  timeZone,
  defaultTimeZone,
  signOut,
  onLeaving,
  ...menu
}: UserMenuOptions & MenuProps) {
  const router = useRouter();
  const browserTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zones = [...new Set([defaultTimeZone, 'UTC', browserTimeZone, timeZone])];

  const chooseTheme = (choice: string) => {
    storeChoice('theme', choice === 'system' ? '' : choice);
    if (choice === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = choice;
    router.refresh();
  };
  const chooseZone = (zone: string) => {
    storeChoice('time-zone', zone === defaultTimeZone ? '' : zone);
    router.refresh();
  };
  const leave = async (scope: 'here' | 'everywhere') => {
    onLeaving(true);
    try {
      const next = await signOut(scope);
      if (next !== null) {
        storeAuth(null);
        location.assign(next);
        return;
      }
      console.error('Failed to sign out: the identity provider did not confirm');
    } catch (error) {
      console.error('Failed to sign out:', error);
    }
    onLeaving(false);
    // There may be no session to sign out of: the check then leads to the sign-in screen.
    void mutate(routes.sessionCheck);
  };

  return (
    <LazyMenu {...menu} label="Account" side="top" align="start">
      <SessionPanel {...session} />
      <DropdownMenuSeparator />
      <DropdownMenuLabel>Time zone</DropdownMenuLabel>
      <DropdownMenuRadioGroup value={timeZone} onValueChange={chooseZone}>
        {zones.map((zone) => (
          <DropdownMenuRadioItem key={zone} value={zone}>
            {zone}
          </DropdownMenuRadioItem>
        ))}
      </DropdownMenuRadioGroup>
      <DropdownMenuSeparator />
      <DropdownMenuLabel>Theme</DropdownMenuLabel>
      <DropdownMenuRadioGroup value={theme ?? 'system'} onValueChange={chooseTheme}>
        {(['system', ...THEMES] as const).map((choice) => (
          <DropdownMenuRadioItem key={choice} value={choice}>
            {themeLabels[choice]}
          </DropdownMenuRadioItem>
        ))}
      </DropdownMenuRadioGroup>
      <DropdownMenuSeparator />
      <DropdownMenuItem onSelect={() => router.push(routes.apiDifferences)}>
        <FileDiff aria-hidden />
        API differences
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => leave('here')}>
        <LogOut aria-hidden />
        Log out
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => leave('everywhere')}>
        <MonitorOff aria-hidden />
        Log out everywhere
      </DropdownMenuItem>
    </LazyMenu>
  );
}

function SessionPanel({ name, email, groups, since, until }: SessionFacts) {
  return (
    <div className="max-w-64 px-2 py-1.5 text-xs text-muted-foreground">
      <p className="truncate text-sm font-medium text-foreground">{name ?? email}</p>
      {name && <p className="truncate">{email}</p>}
      <p className="mt-1.5">{groups.length > 0 ? `Groups: ${groups.join(', ')}` : 'In no group'}</p>
      <p>Signed in since {since}</p>
      <p>At most until {until}</p>
    </div>
  );
}

/** Stores a choice for a year in a cookie that the server reads; an empty one deletes the cookie. */
function storeChoice(name: 'theme' | 'time-zone', value: string): void {
  document.cookie = choiceCookie(name, value, { isHttps: location.protocol === 'https:' });
}
