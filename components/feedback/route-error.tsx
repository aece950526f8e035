'use client';

import { ErrorPanel, type Fault } from './error-panel';

/** Shows a crash in place of the screen; the layouts around it stay. */
export function RouteError({ error }: { error: Fault }) {
  return <ErrorPanel title="Navigation error occurred" error={error} />;
}
