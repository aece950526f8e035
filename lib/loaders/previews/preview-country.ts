import 'server-only';
import { countries, country } from '@/lib/resources/countries';
import type { Preview } from '@/lib/resources/preview';
import type { Format } from '@/lib/resources/resource';
import { describeRecord, withSections } from './preview-parts';

export function previewCountry(uid: string, format: Format): Promise<Preview | null> {
  return withSections(describeRecord(country, countries, uid, format), []);
}
