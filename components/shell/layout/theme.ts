export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Reads the theme cookie; without it, the system setting decides. */
export function readTheme(value: string | undefined): Theme | undefined {
  return THEMES.find((theme) => theme === value);
}
