'use client';

import { ErrorPanel, type Fault } from '@/components/feedback/error-panel';

export default function RouteError({ error }: { error: Fault }) {
  return <ErrorPanel title="Navigation error occurred" error={error} />;
}
