/** Where faults are told, read from the build's variables: a file of its own, so that it comes with what tells them. */
import { EnvironmentError } from './environment.ts';

declare global {
  interface ImportMetaEnv {
    /** A constant to the build (vite.config.ts), which leaves Sentry's code out where there is none. */
    readonly VITE_SENTRY_DSN?: string;
  }
}

/** Who hears of faults. */
export interface Monitoring {
  /** Address of a Sentry project with its public key; undefined where there is none. */
  sentryDsn?: string;
  /** Where they are posted to instead; undefined where nobody is told. */
  faultsUrl?: string;
}

/** Reads the settings from the build's variables. */
export function parseMonitoring(variables: Record<string, unknown>): Monitoring {
  const text = (name: string): string => {
    const value = variables[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const sentryDsn = text('VITE_SENTRY_DSN');
  if (sentryDsn && !/^https:\/\/\w+@[\w.:-]+\/(\w+\/)*\d+$/.test(sentryDsn)) {
    throw new EnvironmentError('VITE_SENTRY_DSN', 'an address like https://key@host.example/1 is expected');
  }
  const faultsUrl = text('VITE_FAULTS_URL') || '/faults';
  return {
    ...(sentryDsn ? { sentryDsn } : {}),
    ...(faultsUrl === 'none' ? {} : { faultsUrl }),
  };
}

/** Of this build. */
export const monitoring: Monitoring = parseMonitoring(import.meta.env ?? {});
