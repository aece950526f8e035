import { CurrentAdmin } from '@/components/resources/admins/current-admin';
import { loadCurrentAdminUid } from '@/lib/loaders/load-current-admin-uid';

export default function AdminsLayout({ children }: LayoutProps<'/admin-users'>) {
  return <CurrentAdmin uid={loadCurrentAdminUid()}>{children}</CurrentAdmin>;
}
