import { implementer } from '@/sandbox/api/implementer';
import { page } from '@/sandbox/api/list/page';
import { countriesList, regionsList } from './queries';

export const countries = {
  list: implementer.countries.list.handler(({ input, context }) => page(context, countriesList, input)),
};

export const regions = {
  list: implementer.regions.list.handler(({ input, context }) => page(context, regionsList, input)),
};
