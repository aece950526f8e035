'use client';

import { ErrorPanel, type Fault } from '@/components/feedback/error-panel';

export default function ApplicationError({ error }: { error: Fault }) {
  return <ErrorPanel title="An error occurred in the application" error={error} />;
}
