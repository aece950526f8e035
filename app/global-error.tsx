'use client';

import { ErrorPanel, type Fault } from '@/components/feedback/error-panel';
import './globals.css';

export default function CriticalError({ error }: { error: Fault }) {
  return (
    <html lang="en-GB">
      <body>
        <title>Fairway</title>
        <ErrorPanel title="Critical application error" error={error} />
      </body>
    </html>
  );
}
