/**
 * Sets the colour scheme before anything is painted. The key and the attribute are those of src/app/App.tsx and
 * src/ui/theme.ts. Text of the page itself: a file of its own would hold up the first paint by a round trip.
 */
import { deviceText } from '../platform/storage/storage.ts';

const mode = deviceText('color-scheme');
const dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.setAttribute('data-color-scheme', dark ? 'dark' : 'light');
