'use client';

import {
  Bookmark,
  Clock,
  Columns3,
  Download,
  Keyboard,
  Link2,
  ListFilter,
  LogOut,
  type LucideIcon,
  MonitorOff,
  Printer,
  SunMoon,
  Trophy,
} from 'lucide-react';
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

/** Actions that a component of the current screen may offer. */
const ofScreen: readonly { name: string; icon: LucideIcon; shortcut: string }[] = [
  { name: 'Export this list as CSV', icon: Download, shortcut: 'e' },
  { name: 'Print this list', icon: Printer, shortcut: 'print' },
  { name: 'Columns of this list', icon: Columns3, shortcut: 'columns' },
  { name: 'Filters', icon: ListFilter, shortcut: 'f' },
  { name: 'Save as a view', icon: Bookmark, shortcut: 'save-view' },
  { name: 'Results', icon: Trophy, shortcut: 'results' },
];

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
    ...ofScreen
      .filter(({ shortcut }) => hasShortcut(shortcut))
      .map(({ shortcut, ...action }) => ({
        ...action,
        ...(shortcut.length === 1 && { key: shortcut }),
        run: () => runShortcut(shortcut),
      })),
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
