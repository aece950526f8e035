'use client';

import { useEffect } from 'react';
import { showToast } from './toast';
import type { Toast } from './toast-area';

const shown = new Set<string>();

/** Shows a toast from the server once per response, also when the page is shown again from a cache. */
export function ServerToast({ id, title, description, variant, sticky }: Toast & { id: string }) {
  useEffect(() => {
    if (shown.has(id)) return;
    shown.add(id);
    showToast({ title, description, variant, sticky });
  }, [id, title, description, variant, sticky]);
  return null;
}
