/** Moves the focus to the first filter of the bar that is visible; nowhere on pages without a filter bar. */
export function focusFilterBar(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-filter-bar] [aria-haspopup]')) {
    button.focus();
    // A hidden button takes no focus.
    if (button === document.activeElement) return;
  }
}

/** Moves the focus to the first of the filters in use; without any to the filter bar. */
export function focusFilters(): void {
  const chip = document.querySelector<HTMLElement>('[data-chips] button');
  if (chip) chip.focus();
  else focusFilterBar();
}
