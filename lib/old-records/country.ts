import { finderIn } from '@/lib/api/finder';
import type { Country } from '@/lib/contract/places';
import { field } from '@/lib/contract/wire/unread';
import { countText } from '@/lib/format/number';
import { routes } from '@/lib/routes';
import { declareRecord } from './declare-record';
import { EVERYWHERE, SCREENS } from './facts';

export const country = declareRecord<Country>({
  kind: 'country',
  one: 'country',
  many: 'countries',
  find: finderIn('countries.list'),
  name: 'name',
  facts: [
    { label: 'Country ID', id: 'uid', on: SCREENS },
    { label: 'Code', text: 'isoCode', on: EVERYWHERE },
    { label: 'Regions', text: field('regionsCount', countText), to: ({ uid }) => routes.regionsOf(uid), on: ['peek'] },
    {
      label: 'Users',
      text: field('usersCount', countText),
      to: ({ uid }) => routes.usersIn({ country: uid }),
      on: ['peek', 'hit'],
      inLine: 'after',
    },
  ],
});
