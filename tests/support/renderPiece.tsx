import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { theme } from '#ui/theme.ts';

/** Renders one component with the theme and a router, without store and services. */
export function renderPiece(piece: ReactElement) {
  const user = userEvent.setup();
  const within = ({ children }: { children: React.ReactNode }) => (
    <ThemeProvider theme={theme()}>
      <MemoryRouter>{children}</MemoryRouter>
    </ThemeProvider>
  );
  return { user, ...render(piece, { wrapper: within }) };
}
