import Box from '@mui/material/Box';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';

const BrowserAlerts = lazyOnIntent(async () => (await import('./BrowserAlerts.tsx')).BrowserAlerts);

/** The choice of alerts in this browser. Its code is loaded where it is shown. */
export function LazyBrowserAlerts() {
  return <BrowserAlerts failed={null} fallback={<Box sx={{ height: 68 }} />} />;
}
