import i18next from 'i18next';
import { heroPicture } from '#api/heroPicture.ts';
import { brandPicture, imageUrl } from '#api/images.ts';
import { homesCalls } from '#api/realty/homesCalls.ts';
import { savesData } from '#platform/savesData.ts';
import { deviceStorage } from '#platform/storage/storage.ts';
import { keepFirstView } from '#platform/updates/firstView.ts';
import {
  forgetPrivateAnswers,
  hasPrivateAnswers,
  keepOwnHomes,
  WHOSE_KEY,
} from '#platform/updates/privateAnswers.ts';
import { keepLanguage, registerWorker, workerInCharge } from '#platform/updates/serviceWorker.ts';
import { rememberedSession } from '#store/activeSession.ts';
import type { AppStore } from '#store/makeStore.ts';
import type { RootState } from '#store/rootReducer.ts';
import { selectAccountHomes } from '#store/savedHomes.ts';

/** Listings that were opened, as far as their answers are still at hand. */
function shownListings({ getState }: AppStore): { mlsNumber: string; boardId: number }[] {
  return Object.values(getState().realty.queries).flatMap((query) => {
    const { mlsNumber, boardId } = (query?.originalArgs ?? {}) as Record<string, unknown>; // any question of the service
    return typeof mlsNumber === 'string' && typeof boardId === 'number' ? [{ mlsNumber, boardId }] : [];
  });
}

/** The page is loaded, and has nothing to do. */
async function quiet(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) return;
  await new Promise((resolve) => window.requestIdleCallback(resolve, { timeout: 10_000 }));
}

/**
 * Asks for the homes of a customer's list through the worker, which keeps what it is answered, and their first pictures. The
 * list alone would promise homes that nobody finds without a line. Never rejects.
 */
async function keepSavedListings({ getState, dispatch }: AppStore): Promise<void> {
  const homes = getState().session.status === 'active' ? selectAccountHomes(getState()) : undefined;
  if (!homes?.length || savesData() || !navigator.serviceWorker?.controller) return;
  const { homesByNumber } = homesCalls.endpoints;
  const asked = dispatch(homesByNumber.initiate({ homes }, { subscribe: false, forceRefetch: true }));
  const { data = [] } = await asked;
  const pictures = data.flatMap(({ images: [first] }) => (first ? [imageUrl(first, 'small')] : []));
  await Promise.allSettled(pictures.map(async (picture) => (await fetch(picture)).arrayBuffer()));
}

/** Keeps a customer's saved homes, and forgets what is theirs as soon as nobody, or somebody else, is signed in. */
function followSession(store: AppStore): void {
  const { getState, subscribe } = store;
  let last: Promise<unknown> = Promise.resolve();
  const queue = (job: () => Promise<unknown>): void => {
    last = last.then(job);
  };
  const forgetIfOver = async (): Promise<void> => {
    if (rememberedSession() !== 'inactive') return;
    deviceStorage.remove(WHOSE_KEY);
    if (await hasPrivateAnswers()) await forgetPrivateAnswers();
  };
  const forgetOthers = async (email: string): Promise<void> => {
    // Nobody knows whose they are where nothing says so.
    if (deviceStorage.read(WHOSE_KEY) !== email && (await hasPrivateAnswers())) await forgetPrivateAnswers();
    if (rememberedSession() === 'active') deviceStorage.write(WHOSE_KEY, email);
  };
  let known: string | undefined;
  let before: RootState['session']['status'] | undefined;
  let homes: ReturnType<typeof selectAccountHomes>;
  let isFreshlySignedIn = false;
  const follow = (): void => {
    const { user, status } = getState().session;
    const email = user?.email;
    const isFirst = before === undefined;
    // Also of a session that nobody could confirm. What ends it is remembered after the store knows.
    if (status === 'inactive' && status !== before) setTimeout(() => queue(forgetIfOver));
    if (status === 'active' && before === 'inactive') isFreshlySignedIn = true;
    before = status;
    const now = status === 'active' ? selectAccountHomes(getState()) : undefined;
    if (email !== known) {
      known = email;
      if (email !== undefined) queue(() => forgetOthers(email));
      // The list that stands is of whoever could not be confirmed before: theirs is still to be asked for.
      if (!isFirst) homes = now;
    }
    if (now === homes) return;
    homes = now;
    // Nothing is written any more once a sign-out has begun.
    if (!now) return;
    const isNews = isFreshlySignedIn;
    isFreshlySignedIn = false;
    queue(async () => {
      if (rememberedSession() !== 'active') return;
      await keepOwnHomes(now);
      if (isNews) void keepSavedListings(store);
    });
  };
  subscribe(follow);
  follow();
  queue(forgetIfOver);
}

/** Keeps the product on the device once the page is quiet (docs/decisions/017), for whoever does not save data. */
export async function keepOffline(store: AppStore): Promise<void> {
  followSession(store);
  await quiet();
  if (savesData() || !('serviceWorker' in navigator)) return;
  const isFirst = !navigator.serviceWorker.controller;
  await registerWorker();
  await workerInCharge();
  keepLanguage(i18next.language);
  i18next.on('languageChanged', keepLanguage);
  // Each stands for all its sizes: home's picture, and what empty and failed pages show.
  const also = [heroPicture.src, brandPicture('empty-scene', 350)];
  if (!isFirst) return;
  const isVisitor = rememberedSession() === 'inactive';
  await keepFirstView({ isVisitor, shown: shownListings(store), also });
  if (!isVisitor) await keepSavedListings(store);
}
