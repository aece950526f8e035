'use client';

import { Fragment, type RefObject, useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { Kbd, KbdGroup } from '@/components/ui/kbd';
import { screens } from '@/lib/search/screens';
import { areShortcutsOn } from './shortcut-choice';
import { switchShortcuts } from './switch-shortcuts';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  opener: RefObject<Element | null>;
};

export function ShortcutsDialog({ open, onOpenChange, opener }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
        }}
      >
        <DialogHeader>
          <DialogTitle>Keyboard shortcuts</DialogTitle>
          <DialogDescription>Shortcuts are off while you type, and while a menu or dialog is open.</DialogDescription>
        </DialogHeader>
        <div className="gap-x-8 px-6 py-4 max-sm:px-4 sm:columns-2">
          {shortcutGroups.map(({ title, shortcuts }) => (
            <section key={title} className="mb-5 break-inside-avoid">
              <h3 className="mb-1 text-xs font-medium text-muted-foreground">{title}</h3>
              <dl>
                {shortcuts.map((shortcut) => (
                  <ShortcutLine key={shortcut.words} {...shortcut} />
                ))}
              </dl>
            </section>
          ))}
        </div>
        <DialogFooter className="justify-start">
          <ShortcutSwitch />
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function ShortcutLine({ keys, words }: Shortcut) {
  return (
    <div className="flex min-h-8 items-center justify-between gap-4 text-sm">
      <dt>{words}</dt>
      <dd className="flex shrink-0 items-center gap-1.5 text-xs text-muted-foreground">
        {keys.map((sequence, index) => (
          <Fragment key={sequence.join(' ')}>
            {index > 0 && 'or'}
            <KbdGroup>
              {sequence.map((key, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a sequence may contain the same key twice
                <Kbd key={place}>{key}</Kbd>
              ))}
            </KbdGroup>
          </Fragment>
        ))}
      </dd>
    </div>
  );
}

function ShortcutSwitch() {
  const [on, setOn] = useState(areShortcutsOn);
  return (
    <label className="flex items-center gap-2.5 text-sm coarse:min-h-11">
      <Checkbox
        checked={on}
        onCheckedChange={(isOn) => {
          switchShortcuts(isOn);
          setOn(isOn);
        }}
      />
      Single-key shortcuts in this browser
    </label>
  );
}

/** `keys` are alternatives, each of which is one key or a sequence. */
type Shortcut = { keys: readonly (readonly string[])[]; words: string };

type ShortcutGroup = { title: string; shortcuts: readonly Shortcut[] };

const shortcutGroups: readonly ShortcutGroup[] = [
  {
    title: 'In a table',
    shortcuts: [
      { keys: [['j'], ['↓']], words: 'Next row' },
      { keys: [['k'], ['↑']], words: 'Previous row' },
      { keys: [['Home']], words: 'First row' },
      { keys: [['End']], words: 'Last row' },
      { keys: [['Enter']], words: 'Open the row' },
      { keys: [['Space']], words: 'Preview the row' },
      { keys: [['x']], words: 'Select the row' },
      {
        keys: [
          ['Shift', 'j'],
          ['Shift', 'k'],
        ],
        words: 'Select the next or previous row too',
      },
      { keys: [['.']], words: 'Row menu' },
    ],
  },
  {
    title: 'On a list',
    shortcuts: [
      { keys: [['/']], words: 'Search the list' },
      { keys: [['f']], words: 'Filters' },
      { keys: [['e']], words: 'Export the list' },
      { keys: [['[']], words: 'Previous page' },
      { keys: [[']']], words: 'Next page' },
    ],
  },
  {
    title: 'On a record opened from a list',
    shortcuts: [
      { keys: [['[']], words: 'Previous record' },
      { keys: [[']']], words: 'Next record' },
    ],
  },
  {
    title: 'On an event or a friendly round',
    shortcuts: [
      { keys: [['←'], ['→'], ['↑'], ['↓']], words: 'Next score on a card' },
      { keys: [['e']], words: 'Results' },
      { keys: [['e', 'e']], words: 'Copy the results as text' },
    ],
  },
  {
    title: 'Everywhere',
    shortcuts: [
      { keys: [['Ctrl', 'K']], words: 'Search everything' },
      { keys: [['Ctrl', 'B']], words: 'Sidebar' },
      { keys: [['c']], words: 'Copy link' },
      { keys: [['?']], words: 'Keyboard shortcuts' },
    ],
  },
  {
    title: 'Go to',
    shortcuts: screens.map(({ key, label }) => ({ keys: [['g', key]], words: label })),
  },
];
