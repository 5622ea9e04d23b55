import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createContext, type ReactElement, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { theme } from '#ui/theme.ts';

const Piece = createContext<ReactNode>(null);

/**
 * Renders one component with the theme and a router, without store and services.
 * @param path the address; "/" by default
 */
export function renderPiece(piece: ReactElement, path = '/') {
  const user = userEvent.setup();
  const element = <Piece.Consumer>{(children) => children}</Piece.Consumer>;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  const within = ({ children }: { children: ReactNode }) => (
    <ThemeProvider theme={theme()}>
      <Piece value={children}>
        <RouterProvider router={router} />
      </Piece>
    </ThemeProvider>
  );
  return { user, router, ...render(piece, { wrapper: within }) };
}
