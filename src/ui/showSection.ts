/** Scrolls to a section by its id, unfolds and focuses it. Returns false if the page has none. */
export function showSection(name: string): boolean {
  const section = document.getElementById(name);
  if (!section) return false;
  section.querySelector<HTMLDetailsElement>(':scope > details')?.setAttribute('open', '');
  section.scrollIntoView();
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
  return true;
}
