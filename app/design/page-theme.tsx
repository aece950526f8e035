'use client';

import { useEffect } from 'react';
import type { Theme } from '@/components/shell/layout/theme';

/** Gives the theme of the page to the document as well, for what opens outside the page: dialogs and toasts. */
export function PageTheme({ theme }: { theme: Theme | undefined }) {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (theme) dataset.theme = theme;
  }, [theme]);
  return null;
}
