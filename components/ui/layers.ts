const LAYERS = '[role=dialog],[role=alertdialog],[role=menu],:popover-open:not([popover=manual]),dialog[open]';

/** An open dialog, menu or panel takes keys itself. */
export function isLayerOpen(besides: Element | null = null): boolean {
  return [...document.querySelectorAll(LAYERS)].some((layer) => layer !== besides && layer.checkVisibility());
}

/** The browser closes it with the next press outside. */
export function isPanelOpen(): boolean {
  return document.querySelector(':popover-open:not([popover=manual])') !== null;
}
