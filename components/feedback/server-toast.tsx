'use client';

import { useEffect } from 'react';
import { showToast } from './toast';
import type { Toast } from './toast-area';

const shown = new Set<string>();

/** Shows a toast once per response, even if a cached page is shown again. */
export function ServerToast({ id, title, description, sticky }: Omit<Toast, 'variant'> & { id: string }) {
  useEffect(() => {
    if (shown.has(id)) return;
    shown.add(id);
    showToast({ title, description, variant: 'destructive', sticky });
  }, [id, title, description, sticky]);
  return null;
}
