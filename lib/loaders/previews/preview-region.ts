import 'server-only';
import type { Preview } from '@/lib/resources/preview';
import { region, regions } from '@/lib/resources/regions';
import type { Format } from '@/lib/resources/resource';
import { describeRecord, withSections } from './preview-parts';

export function previewRegion(uid: string, format: Format): Promise<Preview | null> {
  return withSections(describeRecord(region, regions, uid, format), []);
}
