import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useFirstSign, useLater } from '#ui/useLater.ts';
import type { TrendChartProps } from '../chart/TrendChart.tsx';
import { ChartFailed } from './ChartFailed.tsx';

const loadChart = (): Promise<ComponentType<TrendChartProps>> =>
  import('../chart/TrendChart.tsx').then(({ TrendChart }) => TrendChart);

/**
 * The chart, undefined while it is on its way. It and its library (100 kB) come when the visitor moves or is near: the
 * numbers never wait for them, and who prints the page has moved before.
 */
export function useTrendChart(isNear: boolean): ComponentType<TrendChartProps> | undefined {
  const [Chart, fetchChart] = useLater(loadChart);
  const [hasFailed, setFailed] = useState(false);
  useFirstSign(
    // Where it is missing is said when the visitor comes to it.
    useCallback(() => void fetchChart().catch(() => undefined), [fetchChart]),
  );
  useEffect(() => {
    if (isNear) fetchChart().catch(() => setFailed(true));
  }, [isNear, fetchChart]);
  return Chart ?? (hasFailed ? ChartFailed : undefined);
}
