import { navigation, overviews } from '@/lib/navigation';
import { routes } from '@/lib/routes';

const letters: Readonly<Record<string, string>> = {
  [routes.dashboard]: 'd',
  [routes.monthReport]: 'o',
  [routes.users]: 'u',
  [routes.admins]: 'a',
  [routes.groups]: 'g',
  [routes.groupMembers]: 'm',
  [routes.events]: 'e',
  [routes.eventCourses]: 'c',
  [routes.friendlyRounds]: 'f',
  [routes.eventRounds]: 'r',
  [routes.nowPlaying]: 'p',
  [routes.countries]: 'l',
  [routes.regions]: 'n',
  [routes.comparison]: 'v',
};

/** Screens that the search finds. In a file of their own, because every page loads lib/routes.ts. */
export const screens: readonly { label: string; href: string; key: string }[] = [
  ...overviews,
  ...navigation.flatMap(({ links }) => links),
  { label: 'Compare', href: routes.comparison },
].map((screen) => ({ ...screen, key: letters[screen.href] ?? '' }));
