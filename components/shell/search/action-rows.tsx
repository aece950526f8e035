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
import { asksToLeave } from '@/components/shell/layout/asks-to-leave';
import { RowNote } from './result-groups';
import type { SearchRow } from './search-row';

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

type Options = {
  account: AccountOptions;
  keys: boolean;
  /** Closes the dialog, and then calls `then`. */
  close: (then?: () => void) => void;
  showShortcuts: () => void;
  onLeaving: (leaving: boolean) => void;
};

/** @returns the actions whose names contain all words */
export function useActionRows(words: string, { account, keys, close, showShortcuts, onLeaving }: Options): SearchRow[] {
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
    { name: 'Log out everywhere', icon: MonitorOff, run: () => asksToLeave.set(true) },
  ];
  return actions
    .filter(({ name }) => words.split(/\s+/).every((word) => name.toLowerCase().includes(word)))
    .map(({ name, icon: Icon, key, isChosen, run, stays }) => ({
      value: `action ${name}`,
      run: () => (stays ? run() : close(run)),
      content: (
        <>
          <Icon aria-hidden className="text-muted-foreground" />
          <span>{name}</span>
          {keys && key && <RowNote>{key}</RowNote>}
          {isChosen && <RowNote>chosen</RowNote>}
        </>
      ),
    }));
}
