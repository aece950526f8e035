const LAYERS = '[role=dialog],[role=alertdialog],[role=menu],:popover-open,dialog[open]';

/** Whether a dialog, a menu or a panel is open, which takes keys itself: besides this one, where one is named. */
export function isLayerOpen(besides: Element | null = null): boolean {
  return [...document.querySelectorAll(LAYERS)].some((layer) => layer !== besides && layer.checkVisibility());
}

/** Whether a panel is open that the browser closes with the next press outside of it. */
export function isPanelOpen(): boolean {
  return document.querySelector(':popover-open') !== null;
}
