import type { PreviewOf } from '@/lib/loaders/load-preview';
import { previewCountry } from '@/lib/loaders/previews/preview-country';
import { previewFriendlyRound } from '@/lib/loaders/previews/preview-friendly-round';
import { previewRegion } from '@/lib/loaders/previews/preview-region';
import { previewUser } from '@/lib/loaders/previews/preview-user';
import { countries } from '@/lib/resources/countries';
import { friendlyRounds, friendlyRoundsOfUser } from '@/lib/resources/friendly-rounds';
import { regions } from '@/lib/resources/regions';
import { friends, users } from '@/lib/resources/users';

const previews = new Map<string, PreviewOf>([
  [users.name, previewUser],
  [friendlyRoundsOfUser.name, previewFriendlyRound],
  [friendlyRounds.name, previewFriendlyRound],
  [countries.name, previewCountry],
  [friends.name, previewUser],
  [regions.name, previewRegion],
]);

/** What a list shows of the record of a row, by the list's name. */
export function previewOf(list: string): PreviewOf | undefined {
  return previews.get(list);
}
