import { screens } from '@/lib/search/screens';

/** Each of `keys` does the same; one is a key, or several pressed one after the other. */
export type Shortcut = { keys: readonly (readonly string[])[]; words: string };

export type ShortcutGroup = { title: string; shortcuts: readonly Shortcut[] };

/** Every shortcut, by where it works. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    title: 'In the rows of a table',
    shortcuts: [
      { keys: [['j'], ['↓']], words: 'Next row' },
      { keys: [['k'], ['↑']], words: 'Previous row' },
      { keys: [['Home']], words: 'First row' },
      { keys: [['End']], words: 'Last row' },
      { keys: [['Enter']], words: 'Open the row' },
      { keys: [['Space']], words: 'Peek at the row' },
      { keys: [['.']], words: 'Menu of the row' },
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
