import type { Cells } from '@/components/fields/field-value';
import { fullName } from '@/lib/format/name';
import type { Admin } from '@/lib/resources/admins';

/** @param currentUid the signed-in member of staff */
export function adminCells(currentUid: string | null) {
  return {
    name: (admin) => (
      <span title={fullName(admin)} className="block wrap-break-word whitespace-normal sm:leading-4">
        <bdi className="font-medium">{fullName(admin)}</bdi>
        {admin.uid === currentUid && <span className="ml-1.5 text-muted-foreground">You</span>}
      </span>
    ),
  } satisfies Cells<Admin>;
}
