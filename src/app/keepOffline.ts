import i18next from 'i18next';
import { heroPicture } from '#api/heroPicture.ts';
import { brandPicture, imageUrl } from '#api/images.ts';
import { homesCalls } from '#api/realty/homesCalls.ts';
import { savesData } from '#platform/savesData.ts';
import { deviceStorage } from '#platform/storage/storage.ts';
import { keepFirstView } from '#platform/updates/firstView.ts';
import { forgetPrivateAnswers, hasPrivateAnswers, WHOSE_KEY } from '#platform/updates/privateAnswers.ts';
import { keepLanguage, registerWorker, workerInCharge } from '#platform/updates/serviceWorker.ts';
import { rememberedSession } from '#store/activeSession.ts';
import type { AppStore } from '#store/makeStore.ts';
import { selectAccountHomes } from '#store/savedHomes.ts';
import { ACCOUNT_COPY_KEY } from '#store/savedHomesSlice.ts';

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

/** Keeps a customer's saved homes, and forgets what is theirs as soon as the session is over or somebody else's. */
function followSession(store: AppStore): void {
  const { getState, subscribe } = store;
  let last: Promise<unknown> = Promise.resolve();
  let known: string | undefined;
  let copied: ReturnType<typeof selectAccountHomes>;
  let isNewcomer = false;
  const forget = async (): Promise<void> => {
    deviceStorage.remove(ACCOUNT_COPY_KEY);
    if (await hasPrivateAnswers()) await forgetPrivateAnswers();
  };
  const follow = async (): Promise<void> => {
    // A sign-out that has begun is remembered before the store knows of it: nothing is written any more.
    if (rememberedSession() === 'inactive') {
      known = undefined;
      deviceStorage.remove(WHOSE_KEY);
      return forget();
    }
    const { user } = getState().session;
    if (!user) return;
    if (user.email !== known) {
      known = user.email;
      copied = undefined;
      isNewcomer = deviceStorage.read(WHOSE_KEY) !== known;
      // Without a name beside them the answers may be anybody's.
      if (isNewcomer) await forget();
      if (rememberedSession() === 'inactive') return;
      deviceStorage.write(WHOSE_KEY, known);
    }
    const homes = selectAccountHomes(getState());
    if (!homes || homes === copied) return;
    copied = homes;
    deviceStorage.write(ACCOUNT_COPY_KEY, homes);
    if (isNewcomer) void keepSavedListings(store);
    isNewcomer = false;
  };
  let seen: readonly unknown[] = [];
  const queue = (): void => {
    const now = [getState().session, selectAccountHomes(getState())];
    if (now.every((part, place) => part === seen[place])) return;
    seen = now;
    last = last.then(follow);
  };
  subscribe(queue);
  queue();
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
