const LAYERS = '[role=dialog],[role=alertdialog],[role=menu],:popover-open:not([popover=manual]),dialog[open]';

/** True while a dialog, menu or panel is open, which then handles all keys. */
export function isLayerOpen(besides: Element | null = null): boolean {
  return [...document.querySelectorAll(LAYERS)].some((layer) => layer !== besides && layer.checkVisibility());
}

/** True while a popover is open, which the browser closes on the next click outside. */
export function isPanelOpen(): boolean {
  return document.querySelector(':popover-open:not([popover=manual])') !== null;
}
