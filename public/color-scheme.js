// Sets the colour scheme before anything is painted; a file of its own, because the page runs no inline script.
// The key and the attribute are those of src/app/App.tsx and src/ui/theme.ts.
(() => {
  let mode = null;
  try {
    mode = localStorage.getItem('hp:color-scheme');
  } catch {
    // A window without storage follows the device.
  }
  const dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-color-scheme', dark ? 'dark' : 'light');
})();
