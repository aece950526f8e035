import type { Cells } from '@/components/fields/field-value';
import { fullName } from '@/lib/format/name';
import type { Admin } from '@/lib/resources/admins';
import { YouMark } from './current-admin';

export const adminCells = {
  name: (admin) => (
    <span title={fullName(admin)} className="block wrap-break-word whitespace-normal sm:leading-4">
      <bdi className="font-medium">{fullName(admin)}</bdi>
      <YouMark uid={admin.uid} />
    </span>
  ),
} satisfies Cells<Admin>;
