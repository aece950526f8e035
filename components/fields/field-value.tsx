import type { ReactNode } from 'react';
import { lowerFirst } from '@/lib/format/title-case';
import type { Format } from '@/lib/resources/resource';
import type { ShownField } from '@/lib/resources/shown-field';
import { CourseTime } from './course-time';
import { EmailOnDemand } from './email-on-demand';
import { Unreadable } from './fault-mark';
import { FieldLink } from './field-item';
import { Status } from './status';
import { Uid } from './uid';
import { WithNames } from './with-names';

/** Cell renderers by field id. If one returns null, the field is shown as without a renderer. */
export type Cells<Item> = Readonly<Record<string, (item: Item, format: Format) => ReactNode>>;

/** A field's value outside a table. */
export function FieldValue({ field }: { field: ShownField }) {
  const { label, text, names = [], kind, href, playedAt, emailUrl } = field;
  if (emailUrl) return <EmailOnDemand key={emailUrl} url={emailUrl} />;
  if (text === null) return field.isUnread ? <Unreadable /> : '-';
  if (kind === 'id') return <Uid value={text} what={lowerFirst(label)} />;
  if (kind === 'status') return <Status value={text} />;
  if (playedAt) return <CourseTime {...playedAt}>{text}</CourseTime>;
  if (kind === 'time' && !href) return text;
  const words = <WithNames names={names}>{text}</WithNames>;
  return href ? <FieldLink href={href}>{words}</FieldLink> : words;
}
