import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router/dom';
import type { AppStore } from '../store/makeStore.ts';
import { theme } from '../ui/theme.ts';
import type { makeRouter } from './router.tsx';

/** The product with everything it needs around it. */
export function App({ store, router }: { store: AppStore; router: ReturnType<typeof makeRouter> }) {
  return (
    <Provider store={store}>
      <ThemeProvider theme={theme} defaultMode="system">
        <CssBaseline enableColorScheme />
        <RouterProvider router={router} />
      </ThemeProvider>
    </Provider>
  );
}
