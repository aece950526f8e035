'use client';

import { Clock, Download, Keyboard, Link2, LogOut, type LucideIcon, MonitorOff, SunMoon } from 'lucide-react';
import { copyScreenLink } from '@/components/fields/copy-screen-link';
import { hasShortcut, runShortcut } from '@/components/navigation/shortcuts';
import { type AccountOptions, themes, useAccountActions } from '@/components/shell/layout/account-actions';
import { CommandGroup, CommandItem, CommandShortcut } from '@/components/ui/command';

type Action = {
  name: string;
  icon: LucideIcon;
  key?: string;
  isChosen?: boolean;
  run: () => unknown;
  stays?: boolean;
};

type Props = {
  words: string;
  account: AccountOptions;
  keys: boolean;
  /** Closes the dialog, and then calls `then`. */
  close: (then?: () => void) => void;
  showShortcuts: () => void;
  onLeaving: (leaving: boolean) => void;
};

export function SearchActions({ words, account, keys, close, showShortcuts, onLeaving }: Props) {
  const { zones, chooseZone, chooseTheme, leave } = useAccountActions(account);
  const actions: Action[] = [
    ...(hasShortcut('e') ? [{ name: 'Export this list', icon: Download, key: 'e', run: () => runShortcut('e') }] : []),
    { name: 'Copy link', icon: Link2, key: 'c', run: copyScreenLink },
    { name: 'Keyboard shortcuts', icon: Keyboard, key: '?', run: showShortcuts },
    ...Object.entries(themes).map(([choice, label]) => ({
      name: `Theme: ${label}`,
      icon: SunMoon,
      isChosen: choice === (account.theme ?? 'system'),
      run: () => chooseTheme(choice),
    })),
    ...zones.map((zone) => ({
      name: `Time zone: ${zone}`,
      icon: Clock,
      isChosen: zone === account.timeZone,
      run: () => chooseZone(zone),
    })),
    { name: 'Log out', icon: LogOut, run: () => leave('here', onLeaving), stays: true },
    { name: 'Log out everywhere', icon: MonitorOff, run: () => leave('everywhere', onLeaving), stays: true },
  ];
  const found = actions.filter(({ name }) => words.split(/\s+/).every((word) => name.toLowerCase().includes(word)));
  if (found.length === 0) return null;
  return (
    <CommandGroup heading="Actions">
      {found.map(({ name, icon: Icon, key, isChosen, run, stays }) => (
        <CommandItem key={name} value={`action ${name}`} onSelect={() => (stays ? run() : close(run))}>
          <Icon aria-hidden className="text-muted-foreground" />
          <span>{name}</span>
          {keys && key && <CommandShortcut>{key}</CommandShortcut>}
          {isChosen && <CommandShortcut>chosen</CommandShortcut>}
        </CommandItem>
      ))}
    </CommandGroup>
  );
}
