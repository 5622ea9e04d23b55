import { Outlet } from 'react-router';

/** The frame of every page. */
export function Layout() {
  return (
    <main id="main">
      <Outlet />
    </main>
  );
}
