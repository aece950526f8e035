import { NotFound } from '@/components/feedback/not-found';

/** What a page throws as not found while the router asks for it. */
export default function MissingScreen() {
  return <NotFound />;
}
