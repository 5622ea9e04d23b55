import type { Plugin } from 'vite';
import { siteOrigin } from '#build/sitemap.ts';
import { parseClosedDays } from '#config/closedDays.ts';
import { parseCreaDestination } from '#config/crea.ts';
import { parseEnvironment } from '#config/environment.ts';
import { parseGoogleMaps } from '#config/googleMaps.ts';
import { parseHiddenFilters } from '#config/hiddenFilters.ts';
import { parseMapHosts, parseMapStyles } from '#config/mapStyles.ts';
import { parseMonitoring } from '#config/monitoring.ts';
import { parsePlacesUrl } from '#config/placesUrl.ts';
import { parseTourHosts } from '#config/tourHosts.ts';
import { buildSettings } from './buildSettings.ts';
import { documentsHost } from './documentsHost.ts';
import { demoOf } from './hasDemo.ts';
import { mapsAddress } from './mapsAddress.ts';

/** Checks that the app has a map, which needs one of these settings. */
function requireMap(variables: Readonly<Record<string, unknown>>): void {
  if (parseGoogleMaps(variables) || parseMapStyles(variables) || mapsAddress(variables)) return;
  throw new Error(
    'This build would have no map: set VITE_MAP_STYLE_URL or VITE_GOOGLE_MAPS_KEY (docs/maps.md), or DEMO=on for the demonstration.',
  );
}

/**
 * Finds the errors that the app would find when it starts in a browser.
 * @param variables the build's settings by name
 * @throws Error with the name of the setting and an example, or if the app would have no map
 */
export function checkVariables(variables: Readonly<Record<string, unknown>>): void {
  if (!demoOf(variables))
    throw new Error('The setting DEMO is wrong: on or off is expected. Example: DEMO=off');
  try {
    parseEnvironment(variables);
    parseMonitoring(variables);
    parseCreaDestination(variables);
    parseGoogleMaps(variables);
    parseMapStyles(variables);
    parseMapHosts(variables);
    parsePlacesUrl(variables);
    parseTourHosts(variables);
    parseClosedDays(variables);
    parseHiddenFilters(variables);
    documentsHost(variables);
    const site = variables['VITE_SITE_URL'];
    siteOrigin(typeof site === 'string' ? site : undefined);
  } catch (failure) {
    const { message } = failure as Error; // parsers throw Errors only
    const setting = buildSettings.find(({ name }) => message.includes(`${name} `));
    throw setting ? new Error(`${message} Example: ${setting.name}=${setting.example}`) : failure;
  }
  requireMap(variables);
}

/** Stops a build with invalid settings. */
export function checkSettings(): Plugin {
  return {
    name: 'check-settings',
    apply: 'build',
    configResolved: ({ env }) => {
      try {
        checkVariables({ ...process.env, ...env });
      } catch (failure) {
        // Only the message is for the operator; the stack would not help.
        if (failure instanceof Error) failure.stack = failure.message;
        throw failure;
      }
    },
  };
}
