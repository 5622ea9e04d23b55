/**
 * The service worker, /real-estate/sw.js: without a connection the site opens and shows what was seen before
 * (docs/decisions/017). Requests that it has no route for go to the network: changes, accounts, the version file.
 */
import { clientsClaim } from 'workbox-core';
import { setCatchHandler } from 'workbox-routing';
import type { WorkerRequest } from '#config/offline.ts';
import { removePrivate, serveAnswers } from '#sw/answers.ts';
import { endBrowserMessages, showBrowserMessages } from '#sw/browserMessages.ts';
import { cacheLanguage, isOfThisBuild, serveCode } from '#sw/code.ts';
import { answerAfterFailure } from '#sw/offlineCopies.ts';
import { servePages } from '#sw/pages.ts';
import { servePictures } from '#sw/pictures.ts';
import { scope, type WorkEvent } from '#sw/scope.ts';

interface Message extends WorkEvent {
  readonly data: WorkerRequest;
  readonly ports: readonly MessagePort[];
}

async function answer(event: Message): Promise<void> {
  const { data } = event;
  if (data.type === 'takeOver' || (data.type === 'pageRuns' && isOfThisBuild(data.entry))) {
    await scope.skipWaiting();
  } else if (data.type === 'keepLanguage') {
    await cacheLanguage(event, data.language);
  } else if (data.type === 'forgetPrivate') {
    await Promise.all([removePrivate(), data.isSignOut && endBrowserMessages()]);
  }
}

servePages();
serveCode();
serveAnswers();
servePictures();
showBrowserMessages();
setCatchHandler(({ event, request }) => answerAfterFailure(event, request));

scope.addEventListener('activate', (event) => {
  // The browser requests the page while it starts the worker.
  (event as WorkEvent).waitUntil(scope.registration.navigationPreload?.enable() ?? Promise.resolve()); // the type of this event
});
scope.addEventListener('message', (event) => {
  const message = event as Message; // the type of this event
  const work = answer(message).catch((error: unknown) =>
    console.warn('The page’s request was not fulfilled.', error),
  );
  message.waitUntil(work.then(() => message.ports[0]?.postMessage('done')));
});
// Controls pages that are already open too.
clientsClaim();
