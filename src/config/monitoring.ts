/** Settings for error reports, from the build's variables. Separate, so that they load with the code that uses them. */
import { EnvironmentError } from './environment.ts';

declare global {
  interface ImportMetaEnv {
    /** Replaced by the build (vite.config.ts), which leaves out Sentry's code if there is no DSN. */
    readonly VITE_SENTRY_DSN?: string;
  }
}

/** Receivers of error reports. */
export interface Monitoring {
  /** Address of a Sentry project with its public key; undefined if there is none. */
  sentryDsn?: string;
  /** Address that reports are posted to instead; undefined to send no reports. */
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

/** The receivers in this build. */
export const monitoring: Monitoring = parseMonitoring(import.meta.env ?? {});
