import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BASE_PATH } from '#domain/paths.ts';
import { reportFault } from '#platform/monitoring/faultReport.ts';

/** Plain HTML: nothing of the product's own is sure to work any more. */
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

/** The last net (A2): what no route caught ends here with a way back, and is reported. */
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
