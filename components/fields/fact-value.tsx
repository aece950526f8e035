import { lowerFirst } from '@/lib/format/title-case';
import type { RecordFact } from '@/lib/resources/record-fact';
import { CourseTime } from './course-time';
import { FieldDialogButton } from './dialogs/field-dialog';
import { EmailOnDemand } from './email-on-demand';
import { FactLink } from './fact';
import { Status } from './status';
import { Uid } from './uid';
import { WithNames } from './with-names';

export function FactValue({ label, text, names = [], href, kind, dialog, playedAt, emailUrl }: RecordFact) {
  if (emailUrl) return <EmailOnDemand key={emailUrl} url={emailUrl} />;
  if (text === null) return '-';
  if (kind === 'id') return <Uid value={text} what={lowerFirst(label)} />;
  if (kind === 'status') return <Status value={text} />;
  if (playedAt) return <CourseTime {...playedAt}>{text}</CourseTime>;
  if (kind === 'time') return text;
  if (dialog) return <FieldDialogButton text={text} dialog={dialog} />;
  const words = <WithNames names={names}>{text}</WithNames>;
  return href ? <FactLink href={href}>{words}</FactLink> : words;
}
