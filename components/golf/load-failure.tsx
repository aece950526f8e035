import { FailureToast } from '@/components/feedback/failure-toast';
import { CouldNotLoad } from '@/components/list/states';
import type { Failure } from '@/lib/contract/result';

export function LoadFailure({ what, failure, href }: { what: string; failure: Failure; href: string }) {
  return (
    <>
      <CouldNotLoad what={what} failure={failure} href={href} />
      <FailureToast failure={failure} />
    </>
  );
}
