import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BASE_PATH } from '#domain/paths.ts';
import { reportFault } from '#platform/monitoring/faultReport.ts';

/** Plain HTML, because the app's own components may not work any more. */
function Crashed() {
  const { t } = useTranslation('shell');
  return (
    <main style={{ fontFamily: 'system-ui, sans-serif', padding: '4rem 1.5rem', textAlign: 'center' }}>
      <h1>{t('crash')}</h1>
      <p>
        <a href={`${BASE_PATH}/`}>{t('returnHome')}</a>
      </p>
    </main>
  );
}

/** The last error boundary: faults that no route caught end here with a way back, and are reported. */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    reportFault(error, {
      where: 'product',
      path: window.location.pathname,
      ...(componentStack && { components: componentStack }),
    });
  }

  override render(): ReactNode {
    return this.state.crashed ? <Crashed /> : this.props.children;
  }
}
