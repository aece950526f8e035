import type { PreviewOf } from '@/lib/loaders/load-preview';
import { previewCountry } from '@/lib/loaders/previews/preview-country';
import { previewFriendlyRound } from '@/lib/loaders/previews/preview-friendly-round';
import { previewUser } from '@/lib/loaders/previews/preview-user';
import { countries } from '@/lib/resources/countries';
import { friendlyRounds, friendlyRoundsOfUser } from '@/lib/resources/friendly-rounds';
import { users } from '@/lib/resources/users';

const previews = new Map<string, PreviewOf>([
  [users.name, previewUser],
  [friendlyRoundsOfUser.name, previewFriendlyRound],
  [friendlyRounds.name, previewFriendlyRound],
  [countries.name, previewCountry],
]);

/** What a list shows of the record of a row, by the list's name. */
export function previewOf(list: string): PreviewOf | undefined {
  return previews.get(list);
}
