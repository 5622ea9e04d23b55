import latinExtended from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url';
import latin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router/dom';
import { theme } from '#ui/theme.ts';
import type { makeDeskRouter } from './deskRouter.tsx';
import type { DeskStore } from './store/deskStore.ts';

/** Storage key of the chosen colour scheme, which the desk shares with the site. */
const SCHEME_KEY = 'hp:color-scheme';

const FONTS = (
  <GlobalStyles
    styles={[latinExtended, latin].map((url, place) => ({
      '@font-face': {
        fontFamily: 'Figtree Variable',
        fontDisplay: 'swap',
        fontWeight: '300 900',
        src: `url("${url}") format("woff2")`,
        ...(place === 0 && { unicodeRange: 'U+0100-02FF, U+1D00-1EFF, U+2020, U+20A0-20C0' }),
      },
    }))}
  />
);

/** The desk with its providers. */
export function Desk({ store, router }: { store: DeskStore; router: ReturnType<typeof makeDeskRouter> }) {
  return (
    <Provider store={store}>
      <ThemeProvider
        theme={theme()}
        defaultMode="system"
        modeStorageKey={SCHEME_KEY}
        colorSchemeStorageKey={SCHEME_KEY}
        disableTransitionOnChange
        noSsr
      >
        <CssBaseline enableColorScheme />
        {FONTS}
        <RouterProvider router={router} />
      </ThemeProvider>
    </Provider>
  );
}
