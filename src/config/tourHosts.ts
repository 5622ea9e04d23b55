/** Hosts of tours that pages embed, from the build's variables. Loaded with the gallery. */
import { EnvironmentError } from './environment.ts';

/**
 * Reads the hosts whose tours and videos are embedded: "my.matterport.com". None by default.
 * @throws EnvironmentError for anything but names of hosts with commas between them, or "none"
 */
export function parseTourHosts(variables: Record<string, unknown>): string[] {
  const value = variables['VITE_TOUR_HOSTS'];
  const text = typeof value === 'string' ? value.trim() : '';
  if (text === '' || text === 'none') return [];
  const hosts = text.split(',').map((host) => host.trim());
  if (!hosts.every((host) => /^([a-z\d-]+\.)+[a-z]{2,}$/.test(host))) {
    throw new EnvironmentError(
      'VITE_TOUR_HOSTS',
      'names of hosts like my.matterport.com with commas between them, or none, are expected',
    );
  }
  return hosts;
}

export const tourHosts: readonly string[] = parseTourHosts(import.meta.env ?? {});
