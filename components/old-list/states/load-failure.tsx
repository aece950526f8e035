import { FailureToast } from '@/components/feedback/list-toast';
import { ListNavigation } from '@/components/old-list/navigation/list-navigation';
import type { Failure } from '@/lib/contract/result';
import { CouldNotLoad } from './states';

export function LoadFailure({ what, failure, href }: { what: string; failure: Failure; href: string }) {
  return (
    <ListNavigation>
      <CouldNotLoad what={what} failure={failure} href={href} />
      <FailureToast failure={failure} />
    </ListNavigation>
  );
}
