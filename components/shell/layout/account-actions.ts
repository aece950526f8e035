'use client';

import { useRouter } from 'next/navigation';
import { storeAuth } from '@/components/auth/auth-storage';
import { checkSession, signingOut } from '@/components/auth/session-check';
import { showToast } from '@/components/feedback/toast';
import { fetchJson } from '@/lib/fetch-json';
import { choiceCookie } from '@/lib/format/host-cookie';
import { screens } from '@/lib/navigation';
import type { Theme } from './theme';

export type AccountOptions = {
  theme: Theme | undefined;
  timeZone: string;
  defaultTimeZone: string;
};

export const themes = { system: 'System', light: 'Light', dark: 'Dark' } satisfies Record<'system' | Theme, string>;

export function useAccountActions({ timeZone, defaultTimeZone }: AccountOptions) {
  const router = useRouter();
  const browserTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return {
    zones: [...new Set([defaultTimeZone, 'UTC', browserTimeZone, timeZone])],
    chooseZone: (zone: string) => {
      storeChoice('time-zone', zone === defaultTimeZone ? '' : zone);
      router.refresh();
    },
    chooseTheme: (choice: string) => {
      storeChoice('theme', choice === 'system' ? '' : choice);
      if (choice === 'system') delete document.documentElement.dataset.theme;
      else document.documentElement.dataset.theme = choice;
      router.refresh();
    },
    leave: async (scope: 'here' | 'everywhere', onLeaving: (leaving: boolean) => void) => {
      onLeaving(true);
      signingOut.set(true);
      try {
        const { next } = await fetchJson<{ next: string }>(`${screens.session}?scope=${scope}`, { method: 'DELETE' });
        storeAuth(null);
        location.assign(next);
      } catch (error) {
        console.error('Failed to sign out:', error);
        signingOut.set(false);
        onLeaving(false);
        showToast({
          title: 'Could not log out',
          description: 'You are still signed in. Try again.',
          variant: 'destructive',
        });
        // If the session has already ended, this opens the sign-in screen.
        checkSession();
      }
    },
  };
}

/** Stores the user's choice in a cookie for a year; an empty value deletes the cookie. */
function storeChoice(name: 'theme' | 'time-zone', value: string): void {
  document.cookie = choiceCookie(name, value, { isHttps: location.protocol === 'https:' });
}
