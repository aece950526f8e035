/** True for keys of an input method. In Safari, only key code 229 shows that Enter ends a composition. */
export function isOfInputMethod({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === 229;
}
