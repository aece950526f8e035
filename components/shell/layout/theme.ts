export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export function readTheme(value: string | undefined): Theme | undefined {
  return THEMES.find((theme) => theme === value);
}
