import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Secret } from 'kubernetes-models/v1/Secret';
import { Service } from 'kubernetes-models/v1/Service';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { secretNames, serverSettings } from '#server/config/settings.ts';
import { root } from './plantedProject.ts';

interface KubernetesObject {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels: Record<string, string> };
  data?: Record<string, string>;
  stringData?: Record<string, string>;
  spec?: unknown;
}

function objectsOf(...path: string[]): KubernetesObject[] {
  const documents = parseAllDocuments(readFileSync(join(root, 'deploy', 'kubernetes', ...path), 'utf8'));
  expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
  return documents.map((one) => one.toJS() as KubernetesObject); // checked below
}

const objects = objectsOf('harbour-and-pine.yaml');
const [secret] = objectsOf('example', 'secret.yaml');
const of = (kind: string) => objects.find((one) => one.kind === kind);

/** Classes that check an object by the schema of Kubernetes's API, by version and kind. */
const models: Readonly<Record<string, new (object?: never) => { validate(): void }>> = {
  'apps/v1/Deployment': Deployment,
  'autoscaling/v2/HorizontalPodAutoscaler': HorizontalPodAutoscaler,
  'networking.k8s.io/v1/Ingress': Ingress,
  'networking.k8s.io/v1/NetworkPolicy': NetworkPolicy,
  'policy/v1/PodDisruptionBudget': PodDisruptionBudget,
  'v1/ConfigMap': ConfigMap,
  'v1/Secret': Secret,
  'v1/Service': Service,
};

/** @throws for an object that Kubernetes's API would refuse */
function check(object: KubernetesObject): void {
  const Model = models[`${object.apiVersion}/${object.kind}`];
  if (!Model) throw new Error(`${object.apiVersion} has no ${object.kind}`);
  new Model(object as never).validate();
}

const probe = z.object({
  httpGet: z.object({ path: z.literal('/health/ready'), port: z.literal('http') }),
});
const labels = { 'app.kubernetes.io/name': 'harbour-and-pine' };
const deploymentShape = z.object({
  // The HorizontalPodAutoscaler sets the number: another one here would undo it at each `kubectl apply`.
  replicas: z.undefined().optional(),
  strategy: z.object({
    type: z.literal('RollingUpdate'),
    rollingUpdate: z.object({ maxUnavailable: z.literal(0), maxSurge: z.literal(1) }),
  }),
  selector: z.object({ matchLabels: z.record(z.string(), z.string()) }),
  template: z.object({
    metadata: z.object({ labels: z.record(z.string(), z.string()) }),
    spec: z.object({
      automountServiceAccountToken: z.literal(false),
      terminationGracePeriodSeconds: z.number().min(20),
      securityContext: z.object({ runAsNonRoot: z.literal(true), fsGroup: z.number() }),
      volumes: z.array(z.object({ name: z.string() })),
      containers: z.tuple([
        z.object({
          image: z.string().regex(/:[\d.]+$/),
          ports: z.tuple([
            z.object({ name: z.literal('http'), containerPort: z.literal(4600) }),
            z.object({ name: z.literal('metrics'), containerPort: z.number() }),
          ]),
          securityContext: z.object({
            allowPrivilegeEscalation: z.literal(false),
            readOnlyRootFilesystem: z.literal(true),
            capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
          }),
          resources: z.object({
            requests: z.object({ cpu: z.string(), memory: z.string() }),
            limits: z.object({ memory: z.string() }),
          }),
          startupProbe: probe,
          readinessProbe: probe,
          livenessProbe: z.object({
            httpGet: z.object({ path: z.literal('/health/live'), port: z.literal('http') }),
          }),
          lifecycle: z.object({ preStop: z.object({ exec: z.object({ command: z.array(z.string()) }) }) }),
          volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
        }),
      ]),
    }),
  }),
});

describe('the files of Kubernetes', () => {
  it.each([...objects, ...(secret ? [secret] : [])])(
    'have a $kind that the API’s schema accepts',
    (object) => {
      expect(() => check(object)).not.toThrow();
    },
  );

  it('with a fault are found', () => {
    const budget = of('PodDisruptionBudget');
    expect(() => check({ ...budget, spec: { selector: 'app' } } as KubernetesObject)).toThrow('selector');
    expect(() => check({ ...budget, kind: 'PodBudget' } as KubernetesObject)).toThrow('no PodBudget');
  });

  it('run pods with probes, limits and no privileges, one after the other in a release', () => {
    const { selector, template } = deploymentShape.parse(of('Deployment')?.spec);
    expect(selector.matchLabels).toEqual(labels);
    expect(template.metadata.labels).toEqual(labels);
    const { spec } = template;
    const [container] = spec.containers;
    expect(container.volumeMounts.map(({ name }) => name)).toEqual(spec.volumes.map(({ name }) => name));
    const paths = container.volumeMounts.map(({ mountPath }) => mountPath);
    expect(paths).toEqual(['/data', '/tmp', '/run/secrets/harbour-and-pine']);
    expect(of('PodDisruptionBudget')?.spec).toMatchObject({
      minAvailable: 2,
      selector: { matchLabels: labels },
    });
    expect(of('HorizontalPodAutoscaler')?.spec).toMatchObject({
      minReplicas: 3,
      scaleTargetRef: { kind: 'Deployment', name: of('Deployment')?.metadata.name },
    });
  });

  it('set known settings only, and each secret by a file that the example has', () => {
    const settings = Object.entries(of('ConfigMap')?.data ?? {});
    const files = secretNames.map((name) => `${name}_FILE`);
    const known = [...serverSettings.map(({ name }) => name), ...files];
    expect(settings.map(([name]) => name).filter((name) => !known.includes(name))).toEqual([]);
    expect(settings.filter(([name]) => secretNames.includes(name))).toEqual([]);
    const named = settings.flatMap(([name, value]) => (files.includes(name) ? [value] : []));
    expect(named.sort()).toEqual(
      Object.keys(secret?.stringData ?? {})
        .map((key) => `/run/secrets/harbour-and-pine/${key}`)
        .sort(),
    );
  });

  it('lead the public to the product’s port, and open the port of the metrics to Prometheus only', () => {
    expect(of('Service')?.spec).toMatchObject({
      selector: labels,
      ports: [{ name: 'http', targetPort: 'http' }],
    });
    expect(JSON.stringify(of('Ingress')?.spec)).not.toContain('metrics');
    const { ports } = deploymentShape.parse(of('Deployment')?.spec).template.spec.containers[0];
    expect(of('ConfigMap')?.data).toMatchObject({ METRICS_PORT: String(ports[1].containerPort) });
    const policy = z
      .object({
        podSelector: z.object({ matchLabels: z.record(z.string(), z.string()) }),
        ingress: z.array(
          z.object({
            from: z.tuple([
              z.object({ namespaceSelector: z.object({ matchLabels: z.record(z.string(), z.string()) }) }),
            ]),
            ports: z.array(z.object({ port: z.string() })),
          }),
        ),
      })
      .parse(of('NetworkPolicy')?.spec);
    expect(policy.podSelector.matchLabels).toEqual(labels);
    const opened = policy.ingress.map(({ from: [{ namespaceSelector }], ports: [first] }) => [
      namespaceSelector.matchLabels['kubernetes.io/metadata.name'],
      first?.port,
    ]);
    expect(opened).toEqual([
      ['ingress', 'http'],
      ['monitoring', 'metrics'],
    ]);
  });
});
