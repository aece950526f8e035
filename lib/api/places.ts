import 'server-only';
import { finderIn } from './finder';

export const getCountry = finderIn('countries.list');

export const getRegion = finderIn('regions.list');
