'use client';

import { useEffect } from 'react';
import type { Theme } from '@/components/shell/layout/theme';

/** Sets the theme on `<html>`, because dialogs and toasts are rendered outside the page. */
export function PageTheme({ theme }: { theme: Theme | undefined }) {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (theme) dataset.theme = theme;
  }, [theme]);
  return null;
}
