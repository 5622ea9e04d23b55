import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { collectMetrics } from '#server/start/metrics.ts';
import { QUEUES, type QueueRule } from '#server/store/jobs/queues.ts';
import { openStore } from '#server/store/openStore.ts';
import { root } from './plantedProject.ts';

const read = (...path: string[]): string => readFileSync(join(root, 'deploy', ...path), 'utf8');

const rulesShape = z.object({
  groups: z.tuple([
    z.object({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string(),
          expr: z.string(),
          for: z.string().regex(/^\d+m$/),
          labels: z.object({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.object({ summary: z.string() }),
        }),
      ),
    }),
  ]),
});
const { rules } = rulesShape.parse(parse(read('monitoring', 'alerts.yaml'))).groups[0];

const dashboardShape = z.object({
  uid: z.string(),
  panels: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      targets: z.array(z.object({ refId: z.string(), expr: z.string(), legendFormat: z.string() })).min(1),
    }),
  ),
});
const { panels } = dashboardShape.parse(JSON.parse(read('monitoring', 'dashboard.json')));

/** Names of metrics with the names of their labels, as the product has them. */
let labels: ReadonlyMap<string, readonly string[]>;

beforeAll(async () => {
  const store = await openStore({ kind: 'memory' });
  const feed = { ask: async () => ({}), isPaused: () => false };
  const { registry, end } = collectMetrics({ store, feed });
  const all = registry.getMetricsAsArray() as unknown as {
    name: string;
    type: string;
    labelNames: string[];
  }[]; // members that the library's types leave out
  labels = new Map([
    ['up', []],
    ...all.flatMap(({ name, type, labelNames }): [string, string[]][] =>
      type === 'histogram'
        ? [
            [`${name}_bucket`, [...labelNames, 'le']],
            [`${name}_count`, labelNames],
            [`${name}_sum`, labelNames],
          ]
        : [[name, labelNames]],
    ),
  ]);
  end();
  await store.close();
});

/** Labels that Prometheus adds at the scrape. */
const OF_SCRAPE = ['job', 'instance'];

/** Faults of a PromQL expression: its syntax, and metrics and labels that the product does not have. */
function faultsOf(expression: string): string[] {
  const faults: string[] = [];
  const metrics: string[] = [];
  const used: string[] = [];
  parser.parse(expression).iterate({
    enter({ type, node, from, to }) {
      const text = expression.slice(from, to);
      if (type.isError) faults.push(`syntax near "${expression.slice(Math.max(0, from - 10), to + 10)}"`);
      if (type.name === 'Identifier' && node.parent?.name === 'VectorSelector') metrics.push(text);
      if (type.name === 'LabelName') used.push(text);
    },
  });
  const known = new Set([...OF_SCRAPE, ...metrics.flatMap((name) => labels.get(name) ?? [])]);
  faults.push(...metrics.filter((name) => !labels.has(name)).map((name) => `no metric ${name}`));
  faults.push(...used.filter((name) => !known.has(name)).map((name) => `no label ${name}`));
  if (metrics.length === 0) faults.push('no metric at all');
  return faults;
}

describe('the files of deploy/monitoring', () => {
  it.each(rules)('the alert $alert asks for metrics and labels that exist', ({ expr }) => {
    expect(faultsOf(expr)).toEqual([]);
  });

  it.each(panels)('the panel "$title" asks for metrics and labels that exist', ({ targets }) => {
    expect(targets.flatMap(({ expr }) => faultsOf(expr))).toEqual([]);
    for (const { expr, legendFormat } of targets) {
      for (const [, label = ''] of legendFormat.matchAll(/{{(\w+)}}/g)) expect(expr).toContain(label);
    }
  });

  it.each([
    ['sum(rate(up[5m])', 'syntax near'],
    ['sum by (le rate(up[5m]))', 'syntax near'],
    ['queue_waitings > 1', 'no metric queue_waitings'],
    ['max by (name) (queue_waiting)', 'no label name'],
    ['queue_waiting{kind="leads"}', 'no label kind'],
    ['feed_call_duration_seconds > 1', 'no metric feed_call_duration_seconds'],
    ['1 > 2', 'no metric at all'],
  ])('a fault in %s is found', (expression, fault) => {
    expect(faultsOf(expression).join()).toContain(fault);
  });

  it('only queues of deliveries page, all of them', () => {
    const paging = rules.filter(({ labels: { severity } }) => severity === 'page').map(({ expr }) => expr);
    const selectors = paging.join().match(/queue_\w+{[^}]*}/g) ?? [];
    expect(selectors.length).toBeGreaterThan(0);
    const paged = selectors.map((selector) => /queue=~"([^"]*)"/.exec(selector)?.[1]?.split('|').toSorted());
    const deliveries = Object.entries<QueueRule>(QUEUES).filter(([, { isScheduled }]) => !isScheduled);
    const names = deliveries.map(([name]) => name).toSorted();
    expect(paged).toEqual(selectors.map(() => names));
    expect(paging.join()).not.toMatch(/queue_\w+\)/);
  });

  it('the page names each alert with its remedy, and each metric of the product', () => {
    const page = readFileSync(join(root, 'docs', 'deploy', 'monitoring.md'), 'utf8');
    expect(rules).toHaveLength(6);
    for (const { alert } of rules) expect(page).toMatch(new RegExp(`^\\| \`${alert}\` \\|`, 'm'));
    const own = [...labels.keys()].filter((name) => !/^(nodejs|process)_|^up$|_(sum|count)$/.test(name));
    for (const name of own) expect(page).toContain(`\`${name.replace(/_bucket$/, '')}\``);
  });
});

describe('the public addresses', () => {
  it.each([
    ['nginx', 'nginx/site.conf.template'],
    ['CloudFront', 'cloudfront/distribution.yaml'],
  ])('of %s do not lead to the metrics', (_name, file) => {
    expect(read(...file.split('/'))).not.toMatch(/metrics/i);
  });

  it('of the containers do not either', () => {
    expect(read('Dockerfile')).not.toMatch(/EXPOSE.*9464|METRICS_PORT/);
    const { services } = parse(read('compose.yaml'), { merge: true }) as {
      services: Record<string, { ports?: string[] }>;
    }; // its form is checked by deploy.test
    for (const { ports = [] } of Object.values(services)) expect(ports.join()).not.toContain('9464');
  });
});
