'use client';

import { CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Alert, AlertDescription } from '@/components/ui/alert';

/** Warns if cookies are blocked, because even a successful sign-in would then lead back to this form. */
export function BlockedCookies() {
  const [isBlocked, setIsBlocked] = useState(false);
  useEffect(() => setIsBlocked(!navigator.cookieEnabled), []);
  if (!isBlocked) return null;
  return (
    <Alert variant="destructive" className="mt-7">
      <CircleAlert aria-hidden />
      <AlertDescription>
        <p>Your browser blocks cookies. To sign in, allow them for this site.</p>
      </AlertDescription>
    </Alert>
  );
}
