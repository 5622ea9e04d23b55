import { deviceText } from '#platform/storage/storage.ts';

/** Sets the colour scheme before anything is painted. Key and attribute are those of src/app/App.tsx and src/ui/theme.ts. */
export function setColourScheme(): void {
  const mode = deviceText('color-scheme');
  const dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-color-scheme', dark ? 'dark' : 'light');
}
