import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router/dom';
import type { AppStore } from '#store/makeStore.ts';
import { theme } from '#ui/theme.ts';
import { CrashBoundary } from './faults/CrashBoundary.tsx';
import type { makeRouter } from './router.tsx';

/** MUI's storage key of the chosen colour scheme; public/color-scheme.js reads it before the first paint. */
const SCHEME_KEY = 'hp:color-scheme';

/** The app with its providers. */
export function App({ store, router }: { store: AppStore; router: ReturnType<typeof makeRouter> }) {
  return (
    <CrashBoundary>
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
          <RouterProvider router={router} />
        </ThemeProvider>
      </Provider>
    </CrashBoundary>
  );
}
