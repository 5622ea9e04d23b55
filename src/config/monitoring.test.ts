import { expect, test } from 'vitest';
import { EnvironmentError } from './environment.ts';
import { parseMonitoring } from './monitoring.ts';

test('error reports go to the service on this origin by default', () => {
  expect(parseMonitoring({})).toEqual({ faultsUrl: '/faults' });
  expect(parseMonitoring({ VITE_FAULTS_URL: 'https://faults.example/take' })).toEqual({
    faultsUrl: 'https://faults.example/take',
  });
  expect(parseMonitoring({ VITE_FAULTS_URL: 'none' })).toEqual({});
});

test('a Sentry project is set by its address', () => {
  const dsn = 'https://0123abc@o1.ingest.sentry.example/42';
  expect(parseMonitoring({ VITE_SENTRY_DSN: ` ${dsn} ` })).toMatchObject({ sentryDsn: dsn });
});

test.each(['https://o1.ingest.sentry.example/42', 'http://key@host.example/1', 'key'])(
  '%s is no such address',
  (dsn) => {
    expect(() => parseMonitoring({ VITE_SENTRY_DSN: dsn })).toThrow(EnvironmentError);
  },
);
