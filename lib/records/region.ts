import { getRegion } from '@/lib/api/places';
import type { Region } from '@/lib/contract/places';
import { field } from '@/lib/contract/wire/unread';
import { countText } from '@/lib/format/number';
import { routes } from '@/lib/routes';
import { declareRecord } from './declare-record';
import { EVERYWHERE, placeOf, SCREENS } from './facts';

export const region = declareRecord<Region>({
  kind: 'region',
  one: 'region',
  many: 'regions',
  find: getRegion,
  name: 'name',
  href: ({ uid }) => routes.region(uid),
  facts: [
    { label: 'Region ID', id: 'uid', on: SCREENS },
    { label: 'Country', text: 'country.name', to: placeOf('country'), on: EVERYWHERE },
    { label: 'Users', text: field('usersCount', countText), on: ['peek', 'hit'], inLine: 'after' },
  ],
});
