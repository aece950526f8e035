import 'server-only';
import { readRows } from '@/lib/api/read-page';
import { type CourseWithTees, type RatedTee, teeSource } from '@/lib/resources/courses';
import type { ReadItem } from '@/lib/resources/loaded';

export function readTees({ tees }: CourseWithTees): readonly ReadItem<RatedTee>[] {
  return readRows({ ...teeSource, endpoint: teeSource.endpoint.path }, { items: tees }).rows;
}
