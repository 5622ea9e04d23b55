import { type Attributes, context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { AlwaysOnSampler, BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Answer } from '#server/http/answer.ts';
import { feedCalled, queried, routeOf, webhookPosted } from '#server/http/measurements.ts';

/** Traces of this process. */
export interface Tracing {
  /** Makes a span of each request, below the caller's `traceparent` if there is one. */
  around(answer: Answer): Answer;
  /** Sends the remaining spans. */
  stop(): Promise<void>;
}

const SERVER_ERROR = 500;

/**
 * Sends traces to an OpenTelemetry collector: a span for each request, and spans below it for statements of the database,
 * calls of the feed and posts to webhooks. They have the pattern of the route and the status, and no values of a request.
 * @param collector "http://localhost:4318"
 */
export function startTracing(collector: string): Tracing {
  const named = resourceFromAttributes({ 'service.name': 'harbour-and-pine' });
  const provider = new TracerProvider({
    // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES have priority.
    resource: defaultResource()
      .merge(named)
      .merge(detectResources({ detectors: [envDetector] })),
    // A caller's traceparent must not be able to turn a trace off.
    sampler: new AlwaysOnSampler(),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${collector}/v1/traces` }) }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const propagator = new W3CTraceContextPropagator();
  const tracer = provider.getTracer('harbour-and-pine');

  /** A span that ends now. */
  function addSpan(name: string, milliseconds: number, attributes: Attributes, isFailed: boolean): void {
    const end = Date.now();
    const span = tracer.startSpan(name, {
      kind: SpanKind.CLIENT,
      startTime: end - milliseconds,
      attributes,
    });
    if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(end);
  }

  const ends = [
    queried.listen(({ milliseconds, isFailed }) => {
      // Statements of background work would be traces of their own, several each second.
      if (trace.getActiveSpan()) addSpan('database statement', milliseconds, {}, isFailed);
    }),
    feedCalled.listen(({ milliseconds, outcome }) =>
      addSpan('feed call', milliseconds, { outcome }, outcome === 'failed' || outcome === 'timeout'),
    ),
    webhookPosted.listen(({ milliseconds, outcome }) =>
      addSpan('webhook post', milliseconds, { outcome }, outcome === 'failed'),
    ),
  ];
  return {
    around: (answer) => async (request, env) => {
      const parent = propagator.extract(context.active(), request.headers, {
        get: (headers, name) => headers.get(name) ?? undefined,
        keys: (headers) => [...headers.keys()],
      });
      const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER }, parent);
      try {
        const response = await context.with(trace.setSpan(parent, span), () => answer(request, env));
        const { status } = response;
        const route = routeOf(request);
        span.updateName(`${request.method} ${route}`);
        span.setAttributes({
          'http.request.method': request.method,
          'http.route': route,
          'http.response.status_code': status,
        });
        if (status >= SERVER_ERROR) span.setStatus({ code: SpanStatusCode.ERROR });
        return response;
      } finally {
        span.end();
      }
    },
    async stop() {
      for (const end of ends) end();
      await provider.shutdown();
    },
  };
}
