import { shortUid } from './uid';
import { visibleText } from './visible-text';

type Named = { firstName?: string | null | undefined; lastName?: string | null | undefined };

export function fullName({ firstName, lastName }: Named): string {
  return [firstName, lastName].flatMap((part) => visibleText(part) ?? []).join(' ') || '-';
}

/** Returns the short uid if the name has no visible character. */
export function recordName({ uid, name }: { uid: string; name?: string | null | undefined }): string {
  return visibleText(name) ?? shortUid(uid);
}
