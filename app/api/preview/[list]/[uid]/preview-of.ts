import type { LoadPreview } from '@/lib/loaders/load-preview';
import { previewCountry } from '@/lib/loaders/previews/preview-country';
import { previewCourse } from '@/lib/loaders/previews/preview-course';
import { previewEvent } from '@/lib/loaders/previews/preview-event';
import { previewEventRound } from '@/lib/loaders/previews/preview-event-round';
import { previewFriendlyRound } from '@/lib/loaders/previews/preview-friendly-round';
import { previewGroup } from '@/lib/loaders/previews/preview-group';
import { previewMemberOrGroup } from '@/lib/loaders/previews/preview-member';
import { previewRegion } from '@/lib/loaders/previews/preview-region';
import { previewUser } from '@/lib/loaders/previews/preview-user';
import type { RecordKind } from '@/lib/navigation';
import { findList } from '@/lib/resources/all-lists';

const previews: { readonly [Kind in RecordKind]?: LoadPreview } = {
  user: previewUser,
  friendlyRound: previewFriendlyRound,
  event: previewEvent,
  eventRound: previewEventRound,
  country: previewCountry,
  course: previewCourse,
  region: previewRegion,
  group: previewGroup,
  member: previewMemberOrGroup,
};

/** Returns the loader of previews for a list's rows; undefined if they have none. */
export function previewOf(name: string): LoadPreview | undefined {
  const row = findList(name)?.row;
  return row?.kind && row.hasPreview !== false ? previews[row.kind] : undefined;
}
