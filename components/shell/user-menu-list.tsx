'use client';

import { FileDiff, LogOut } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { mutate } from 'swr';
import { Menu, MenuItem, MenuLabel, MenuRadioGroup, MenuRadioItem, MenuSeparator } from '@/components/ui/menu';
import type { MenuProps } from '@/components/ui/menu-button';
import { routes } from '@/lib/routes';
import { storeAuth } from './auth-storage';
import { THEMES, type Theme } from './theme';

export type UserMenuOptions = {
  theme: Theme | undefined;
  timeZone: string;
  defaultTimeZone: string;
  /** Signs out; answers with the next address, or null when the provider did not confirm. */
  signOut: () => Promise<string | null>;
  onLeaving: (leaving: boolean) => void;
};

const YEAR_SECONDS = 31_536_000;

const themeLabels: Readonly<Record<Theme | 'system', string>> = { system: 'System', light: 'Light', dark: 'Dark' };

/** The menu in the sidebar's foot; opens upward. */
export function UserMenuList({
  theme,
  timeZone,
  defaultTimeZone,
  signOut,
  onLeaving,
  ...menu
}: UserMenuOptions & MenuProps) {
  const router = useRouter();
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zones = [...new Set([defaultTimeZone, 'UTC', own, timeZone])];

  const chooseTheme = (choice: string) => {
    keep('theme', choice === 'system' ? '' : choice);
    if (choice === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = choice;
    router.refresh();
  };
  const chooseZone = (zone: string) => {
    keep('time-zone', zone === defaultTimeZone ? '' : zone);
    router.refresh();
  };
  const leave = async () => {
    onLeaving(true);
    try {
      const next = await signOut();
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
    // Perhaps there is no session to sign out of: then the check leads to the sign-in screen.
    void mutate(routes.sessionCheck);
  };

  return (
    <Menu {...menu} label="Account" side="top" align="start">
      <MenuLabel>Time zone</MenuLabel>
      <MenuRadioGroup value={timeZone} onValueChange={chooseZone}>
        {zones.map((zone) => (
          <MenuRadioItem key={zone} value={zone}>
            {zone}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
      <MenuSeparator />
      <MenuLabel>Theme</MenuLabel>
      <MenuRadioGroup value={theme ?? 'system'} onValueChange={chooseTheme}>
        {(['system', ...THEMES] as const).map((choice) => (
          <MenuRadioItem key={choice} value={choice}>
            {themeLabels[choice]}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
      <MenuSeparator />
      <MenuItem onSelect={() => router.push(routes.apiDifferences)}>
        <FileDiff aria-hidden className="size-4 text-muted-foreground" strokeWidth={1.75} />
        API differences
      </MenuItem>
      <MenuItem onSelect={leave}>
        <LogOut aria-hidden className="size-4 text-muted-foreground" strokeWidth={1.75} />
        Log out
      </MenuItem>
    </Menu>
  );
}

/** Keeps a choice for a year in a cookie that the server reads; an empty one is forgotten. */
function keep(name: 'theme' | 'time-zone', value: string): void {
  document.cookie = `${name}=${value}; path=/; max-age=${value ? YEAR_SECONDS : 0}; samesite=lax`;
}
