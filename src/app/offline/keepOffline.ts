import i18next from 'i18next';
import { heroPicture } from '../../api/heroPicture.ts';
import { keepFirstView } from '../../platform/updates/firstView.ts';
import { forgetPrivateAnswers, hasPrivateAnswers } from '../../platform/updates/privateAnswers.ts';
import { keepLanguage, registerWorker, workerInCharge } from '../../platform/updates/serviceWorker.ts';
import { rememberedSession } from '../../store/activeSession.ts';
import type { AppStore } from '../../store/makeStore.ts';

/** Of browsers that know how a visitor pays for the network. */
interface ConnectionHints {
  connection?: { saveData?: boolean };
}

const isSaving = (): boolean => (navigator as ConnectionHints).connection?.saveData === true; // not in TypeScript's types

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

/** Forgets what was kept for a customer as soon as nobody, or somebody else, is signed in. */
function followSession({ getState, subscribe }: AppStore): void {
  let known = getState().session.user?.email;
  const forgetIfOver = async (): Promise<void> => {
    if (rememberedSession() === 'inactive' && (await hasPrivateAnswers())) await forgetPrivateAnswers();
  };
  subscribe(() => {
    const email = getState().session.user?.email;
    if (email === known) return;
    if (known !== undefined && email !== undefined) void forgetPrivateAnswers();
    // What ends a session is remembered after the store knows.
    else if (email === undefined) setTimeout(() => void forgetIfOver());
    known = email;
  });
  void forgetIfOver();
}

/** Keeps the product on the device once the page is quiet (docs/decisions/017), for whoever does not save data. */
export async function keepOffline(store: AppStore): Promise<void> {
  followSession(store);
  await quiet();
  if (isSaving() || !('serviceWorker' in navigator)) return;
  const isFirst = !navigator.serviceWorker.controller;
  await registerWorker();
  await workerInCharge();
  keepLanguage(i18next.language);
  i18next.on('languageChanged', keepLanguage);
  // Home's picture stands for all its sizes.
  const also = [heroPicture.src];
  if (!isFirst) return;
  const isVisitor = rememberedSession() === 'inactive';
  await keepFirstView({ isVisitor, shown: shownListings(store), also });
}
