import { dayOf } from '#server/http/clock.ts';
import { secondFactors } from '#server/http/secondFactors.ts';
import type { Demo, DemoStart } from '#server/start/demo.ts';
import { INVENTED_SOURCE } from '#server/store/amenities/amenityTables.ts';
import { setTimetableDay } from '#server/store/routing/routingSources.ts';
import type { Store } from '#server/store/store.ts';
import { addDemoCustomers } from './accounts/demoCustomer.ts';
import { collectGarbageWhenIdle, collector } from './collectGarbageWhenIdle.ts';
import { addDemoContent } from './content/addDemoContent.ts';
import { IDENTITY_PATH } from './identity/pool.ts';
import { startIdentity } from './identity/startIdentity.ts';
import { removeAccount } from './identity/store/accounts.ts';
import { placesOf } from './seed/placesOf.ts';
import { cacheFolderOf, openDemoCountry, prepareListings } from './seed/prepareListings.ts';
import { hasAmenities } from './seed/seedAmenities.ts';
import { seedInChildProcess } from './seed/seedInChildProcess.ts';
import { isSeeded } from './seed/seedStore.ts';
import { makeDemoServices } from './services.ts';
import { demoStreets } from './streets/demoStreets.ts';

/** A lookup in Toronto. The first one builds the maps' indexes, which takes a second. */
const FIRST_LOOKUP = 'http://localhost/maps/geocode?latlng=43.65,-79.38';

async function startAccounts(store: Store, { configuration, clock, log, carry }: DemoStart) {
  const { identity, port, rateLimit } = configuration;
  if (identity.kind !== 'local') return undefined;
  const { tokenSeconds } = identity;
  const started = await startIdentity({ port, rateLimit, tokenSeconds, store, clock, log, carry });
  await addDemoCustomers(store, clock);
  return started;
}

/** The demonstration, for the product's start. */
export const demo: Demo = {
  async fill(store, { configuration, clock, log, reopen }) {
    const { databaseUrl, databaseConnections, dataFolder, listings } = configuration;
    const settings = { databaseUrl, databaseConnections, dataFolder, listings };
    const today = dayOf(clock.now());
    let logProgress = log;
    let open = store;
    if (!((await isSeeded({ store, listings })) && (await hasAmenities(store)))) {
      await store.close();
      if (await seedInChildProcess({ settings, today }, log)) logProgress = () => undefined;
      open = await reopen();
    }
    await prepareListings(open, settings, today, logProgress);
    return open;
  },

  async start(store, options) {
    const { configuration, clock, log, counters } = options;
    const geography = await openDemoCountry(configuration, log);
    const accounts = await startAccounts(store, options);
    await addDemoContent(store, clock);
    const { services, counts } = makeDemoServices({
      store,
      geography,
      clock,
      cacheFolder: cacheFolderOf(configuration),
      rateLimit: configuration.rateLimit,
      hasPlainPictures: configuration.hasPlainPictures,
      counters,
      ...(accounts ? { identity: accounts.options } : {}),
    });
    const answerIdentity = services.get('idp');
    const identity = accounts &&
      answerIdentity && {
        ...accounts,
        removeSignIn: (userId: string) => removeAccount(store, userId),
        secondFactorOf: secondFactors({
          tokens: accounts.tokens,
          url: `http://localhost${IDENTITY_PATH}`,
          ask: async (request) => answerIdentity(request),
        }),
      };
    // Done at the start, so that no visitor waits for the first lookup. Empty maps are for tests, which seldom look one up.
    if (!configuration.hasPlainPictures) await services.get('maps')?.(new Request(FIRST_LOOKUP));
    const collect = collector();
    return {
      services,
      counts,
      streets: demoStreets(geography, store),
      ...(identity ? { identity } : {}),
      async moveDates() {
        const day = dayOf(clock.now());
        await store.moveDatesTo('demo', day);
        await setTimetableDay(store, { source: INVENTED_SOURCE, day });
      },
      around: (answer) => (collect ? collectGarbageWhenIdle(answer, { collect }) : answer),
    };
  },

  async places({ configuration, log }) {
    return placesOf(await openDemoCountry(configuration, log));
  },
};
