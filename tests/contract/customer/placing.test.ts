import { describe, expect, it, vi } from 'vitest';
import { cleanUpDocuments } from '#server/customer/documents/cleanUpDocuments.ts';
import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { CLAIM_MS, claimDocument } from '#server/store/customer/documents.ts';
import { capturedLog } from '#tests/support/services/capturedLog.ts';
import { start } from './applicationCalls.ts';
import { DOCUMENT_PLACES, documentsOf, fileOf, openWith, send, waitingDocument } from './documentCalls.ts';

/** Times for a busy machine. */
const WAITING = { interval: 5, timeout: 8000 };

describe.each(DOCUMENT_PLACES)('in $name,', ({ make }) => {
  it('a slow storage delays its own upload only', async () => {
    const service = await openWith(make);
    const { url, applicationId } = await waitingDocument(service, 'anne');
    const { documents } = service.place;
    const begin = documents.begin.bind(documents);
    const { promise: storage, resolve: answer } = Promise.withResolvers<void>();
    let isPlacing = false;
    vi.spyOn(documents, 'begin').mockImplementationOnce(async (id, size) => {
      const part = await begin(id, size);
      const place = async () => {
        isPlacing = true;
        await storage;
        await part.place();
      };
      return { ...part, place };
    });
    const sending = send(service, url, fileOf('application/pdf'));
    await expect.poll(() => isPlacing, WAITING).toBe(true);
    await start(service, 'other');
    expect(await documentsOf(service, 'anne', applicationId)).toMatchObject([{ state: 'waiting' }]);
    answer();
    expect((await sending).status).toBe(204);
  });

  it('a file that cannot be moved to its place leaves nothing, and can be sent again at once', async () => {
    capturedLog();
    const service = await openWith(make);
    const { url, applicationId } = await waitingDocument(service, 'anne');
    const { documents } = service.place;
    const begin = documents.begin.bind(documents);
    vi.spyOn(documents, 'begin').mockImplementationOnce(async (id, size) => ({
      ...(await begin(id, size)),
      place: () => Promise.reject(new Error('no room')),
    }));
    expect((await send(service, url, fileOf('application/pdf'))).status).toBe(500);
    expect(await documentsOf(service, 'anne', applicationId)).toMatchObject([
      { state: 'waiting', hash: null },
    ]);
    expect(await service.place.names()).toEqual([]);
    expect((await send(service, url, fileOf('application/pdf'))).status).toBe(204);
  });

  describe('a server that ends after moving a file, and before it is marked as stored,', () => {
    async function ended() {
      const service = await openWith(make);
      const waiting = await waitingDocument(service, 'anne');
      const { id } = waiting.document;
      await claimDocument(service.store, id, service.clock.now());
      const part = await service.place.documents.begin(id, 300);
      await part.write(fileOf('application/pdf').fill(8, 20));
      await part.close();
      await part.place();
      return { ...waiting, service, id };
    }

    it('leaves a document that can be sent again two minutes later', async () => {
      const { service, url, id } = await ended();
      expect((await send(service, url, fileOf('application/pdf'))).status).toBe(409);
      expect(await service.place.names(), 'its own part is gone').toEqual([id]);
      service.clock.pass(CLAIM_MS);
      expect((await send(service, url, fileOf('application/pdf'))).status).toBe(204);
      expect(await service.place.bytesOf(id)).toEqual(fileOf('application/pdf'));
      expect(await service.place.names()).toEqual([id]);
    });

    it('leaves no file of a document that is never sent again', async () => {
      const { service } = await ended();
      service.clock.pass(MILLISECONDS_A_DAY + 60_000);
      const { store, clock, place } = service;
      await cleanUpDocuments({ store, clock, documents: place.documents, log: () => undefined });
      expect(await place.names()).toEqual([]);
    });
  });
});
