import { NotFound } from '@/components/feedback/not-found';

export default function MissingScreen() {
  return <NotFound />;
}
