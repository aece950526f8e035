'use client';

import { useEffect } from 'react';
import { showToast } from './toast';
import type { Toast } from './toaster';

const told = new Set<string>();

/** Tells what the server found while it made this answer: once for each answer, also when it is shown again. */
export function ServerToast({ id, title, description, variant, sticky }: Toast & { id: string }) {
  useEffect(() => {
    if (told.has(id)) return;
    told.add(id);
    showToast({ title, description, variant, sticky });
  }, [id, title, description, variant, sticky]);
  return null;
}
