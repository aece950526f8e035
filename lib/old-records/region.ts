import { finderIn } from '@/lib/api/finder';
import type { Region } from '@/lib/contract/places';
import { field } from '@/lib/contract/wire/unread';
import { countText } from '@/lib/format/number';
import { declareRecord } from './declare-record';
import { EVERYWHERE, placeOf, SCREENS } from './facts';

export const region = declareRecord<Region>({
  kind: 'region',
  one: 'region',
  find: finderIn('regions.list'),
  name: 'name',
  facts: [
    { label: 'Region ID', id: 'uid', on: SCREENS },
    { label: 'Country', text: 'country.name', to: placeOf('country'), on: EVERYWHERE },
    { label: 'Users', text: field('usersCount', countText), on: ['peek', 'hit'], inLine: 'after' },
  ],
});
