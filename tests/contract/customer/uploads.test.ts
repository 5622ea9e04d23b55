import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { WireNewDocument } from '#api/customer/applicationContract.ts';
import { listen } from '#server/start/listen.ts';
import { capturedLog } from '#tests/support/services/capturedLog.ts';
import type { CustomerService } from './customerService.ts';
import {
  DOCUMENT_PLACES,
  documentsOf,
  fileOf,
  HEADS,
  openWith,
  openWithFolder,
  PAY_SLIP,
  send,
  type TestDocuments,
  waitingDocument,
} from './documentCalls.ts';

const MINUTE = 60_000;
const TYPES = Object.keys(HEADS) as WireNewDocument['type'][]; // the keys of a literal
const MAX_BYTES = 10_485_760;
/** A busy machine takes longer than the default of a second. */
const WAITING = { interval: 5, timeout: 8000 };

/** Names of the place's files. */
async function filesOf(place: TestDocuments): Promise<string[]> {
  await place.dropAborted();
  return place.names();
}

/** Checks that the document still waits, and has no file. */
async function expectNothing(
  { place, ...service }: Awaited<ReturnType<typeof openWith>>,
  as: string,
  applicationId: string,
) {
  const states = (await documentsOf(service, as, applicationId)).map(({ state, hash }) => [state, hash]);
  expect(states).toEqual([['waiting', null]]);
  // The tests' object storage stores the beginning of an aborted upload, at a moment of its own.
  await expect.poll(() => filesOf(place), WAITING).toEqual([]);
}

/** Bytes that arrive one piece after the other, and may never end. */
function pieces(all: readonly Uint8Array[], isEnded = true) {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      for (const one of all) controller.enqueue(one);
      if (isEnded) controller.close();
    },
  });
}

/** A picture that has a document's first bytes further on. */
function pngOfPdf(): Buffer<ArrayBuffer> {
  const bytes = fileOf('image/png');
  HEADS['application/pdf'].copy(bytes, 100);
  return bytes;
}

describe.each(DOCUMENT_PLACES)('in $name,', ({ make }) => {
  describe('the bytes of a document', () => {
    it('that do not fit on the disk get a 507, leave nothing, and can be sent again', async () => {
      capturedLog();
      const service = await openWith(make);
      const { url, applicationId } = await waitingDocument(service, 'anne');
      const { documents } = service.place;
      const begin = documents.begin.bind(documents);
      vi.spyOn(documents, 'begin').mockImplementationOnce(async (id, size) => {
        const part = await begin(id, size);
        const write = async () => {
          throw Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' });
        };
        return { ...part, write };
      });
      const refused = await send(service, url, fileOf('application/pdf'));
      expect([refused.status, refused.headers.get('Retry-After')]).toEqual([507, '60']);
      await expectNothing(service, 'anne', applicationId);
      expect((await send(service, url, fileOf('application/pdf'))).status).toBe(204);
    });

    it.each(TYPES)('of type %s are stored unchanged', async (type) => {
      const service = await openWith(make);
      const { url, document, applicationId } = await waitingDocument(service, 'anne', { type });
      const bytes = fileOf(type);
      const answer = await send(service, url, bytes, type);
      expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([204, 'no-store']);
      const hash = createHash('sha256').update(bytes).digest('hex');
      expect(await documentsOf(service, 'anne', applicationId)).toEqual([
        { ...document, state: 'kept', hash },
      ]);
      expect(await service.place.bytesOf(document.id)).toEqual(bytes);
      expect(await filesOf(service.place)).toEqual([document.id]);
    });

    it('can arrive in pieces of one byte', async () => {
      const service = await openWith(make);
      const { url, applicationId } = await waitingDocument(service, 'anne');
      const single = Array.from(fileOf('application/pdf'), (byte) => Uint8Array.of(byte));
      expect((await send(service, url, pieces(single))).status).toBe(204);
      const [stored] = await documentsOf(service, 'anne', applicationId);
      expect(stored?.hash).toBe(createHash('sha256').update(fileOf('application/pdf')).digest('hex'));
    });

    const other = (brands: string) => {
      const bytes = fileOf('image/heic');
      bytes.write(brands, 8, 'latin1');
      return bytes;
    };

    it.each([
      ['a mark before it', '\u{feff}%PDF-1.7\n', 204],
      ['its beginning at byte 1,019', `${' '.repeat(1019)}%PDF-1.7\n`, 204],
      ['its beginning at byte 1,020', `${' '.repeat(1020)}%PDF-1.7\n`, 415],
    ])('of a PDF can have a prefix: %s', async (_title, beginning, status) => {
      const service = await openWith(make);
      const { url } = await waitingDocument(service, 'anne', { size: 2000 });
      const bytes = Buffer.alloc(2000, 7);
      bytes.write(beginning);
      expect((await send(service, url, bytes)).status).toBe(status);
    });

    it.each([
      ['heix', other('heix\0\0\0\0mif1heix'), 204],
      ['hevc', other('hevc\0\0\0\0mif1heic'), 204],
      ['mif1', other('mif1\0\0\0\0mif1heic'), 204],
      ['avif', other('avif\0\0\0\0mif1miaf'), 415],
      ['mif1 of AV1', other('mif1\0\0\0\0mif1avif'), 415],
      ['mp42', other('mp42\0\0\0\0isommp42'), 415],
    ])('of a HEIC picture are checked by their brand: %s', async (_brand, bytes, status) => {
      const service = await openWith(make);
      const { url } = await waitingDocument(service, 'anne', { type: 'image/heic' });
      expect((await send(service, url, bytes, 'image/heic')).status).toBe(status);
    });

    it.each<[string, string, BodyInit | null, string, number]>([
      ['larger than announced', 'larger', fileOf('application/pdf', 301), 'application/pdf', 413],
      [
        'far larger',
        'far',
        pieces(Array(40).fill(fileOf('application/pdf', 65_536))),
        'application/pdf',
        413,
      ],
      ['smaller', 'smaller', fileOf('application/pdf', 299), 'application/pdf', 400],
      ['none', 'none', null, 'application/pdf', 415],
      ['of another type', 'type', fileOf('image/png'), 'application/pdf', 415],
      ['of another type that names this one', 'both', pngOfPdf(), 'application/pdf', 415],
      ['of no type', 'page', Buffer.alloc(300, '<html>'), 'application/pdf', 415],
      ['a few of no type', 'few', Buffer.from('%PD'), 'application/pdf', 415],
      ['announced as another type', 'header', fileOf('application/pdf'), 'image/png', 415],
      ['without an announced type', 'silent', fileOf('application/pdf'), '', 415],
    ])('that are %s leave nothing', async (_title, as, body, type, status) => {
      const service = await openWith(make);
      const { url, applicationId } = await waitingDocument(service, as);
      const answer = await send(service, url, body, type);
      expect([answer.status, await answer.json()]).toEqual([
        status,
        { message: expect.any(String), requestId: expect.any(String) },
      ]);
      await expectNothing(service, as, applicationId);
      expect((await send(service, url, fileOf('application/pdf'))).status, 'the right ones').toBe(204);
    });
  });

  it('a refused file is read up to its announced size, because many clients read no answer before they sent everything', async () => {
    const service = await openWith(make);
    const { url } = await waitingDocument(service, 'anne', { size: 10_000 });
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1000;
        controller.enqueue(fileOf('image/png', 1000));
        if (sent >= 10_000) controller.close();
      },
    });
    expect([(await send(service, url, body)).status, sent]).toEqual([415, 10_000]);
  });

  describe('an address for bytes', () => {
    it('is valid for five minutes', async () => {
      const service = await openWith(make);
      const { url, expires, applicationId } = await waitingDocument(service, 'anne');
      expect(Date.parse(expires) - service.clock.now().getTime()).toBe(5 * MINUTE);
      service.clock.pass(5 * MINUTE + 1000);
      expect((await send(service, url, fileOf('application/pdf'))).status).toBe(403);
      await expectNothing(service, 'anne', applicationId);
    });

    it('cannot be changed or invented', async () => {
      const service = await openWith(make);
      const { url, document, applicationId } = await waitingDocument(service, 'anne');
      const another = await waitingDocument(service, 'other');
      const forged = [
        url.replace(document.id, another.document.id),
        url.replace(/expires=(\d+)/, (_found, at: string) => `expires=${Number(at) + 1}`),
        url.replace(/expires=\d+/, 'expires=x'),
        url.replace(/signature=./, (start) => (start.endsWith('A') ? 'signature=B' : 'signature=A')),
        url.replace(/signature=.*/, 'signature='),
        url.replace(/&signature.*/, ''),
        `/customer/uploads/${document.id}`,
        '/customer/uploads/x?expires=1&signature=%00',
      ];
      for (const wrong of forged) {
        expect((await send(service, wrong, fileOf('application/pdf'))).status, wrong).toBe(403);
      }
      await expectNothing(service, 'anne', applicationId);
    });

    it('accepts the bytes once', async () => {
      const service = await openWith(make);
      const { url, document } = await waitingDocument(service, 'anne');
      const first = fileOf('application/pdf');
      expect((await send(service, url, first)).status).toBe(204);
      const second = Buffer.from(first).fill(8, 20);
      expect((await send(service, url, second)).status).toBe(409);
      expect(await service.place.bytesOf(document.id)).toEqual(first);
      expect(await filesOf(service.place)).toEqual([document.id]);
    });

    it('accepts one of several uploads at once', async () => {
      const service = await openWith(make);
      const { url, document, applicationId } = await waitingDocument(service, 'anne', { size: 200_000 });
      const files = [1, 2, 3, 4].map((filler) => fileOf('application/pdf', 200_000).fill(filler, 20));
      const answers = await Promise.all(files.map((file) => send(service, url, file)));
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409]);
      const stored = (await service.place.bytesOf(document.id)) ?? Buffer.alloc(0);
      expect(files.some((file) => file.equals(stored))).toBe(true);
      const [known] = await documentsOf(service, 'anne', applicationId);
      expect(known?.hash).toBe(createHash('sha256').update(stored).digest('hex'));
      expect(await filesOf(service.place)).toEqual([document.id]);
    });

    it('accepts a second upload while the first connection hangs', async () => {
      const service = await openWith(make);
      const { url, document } = await waitingDocument(service, 'anne');
      const begin = vi.spyOn(service.place.documents, 'begin');
      const hanging = send(service, url, pieces([fileOf('application/pdf', 100)], false));
      await expect.poll(() => begin.mock.calls.length, WAITING).toBe(1);
      expect((await send(service, url, fileOf('application/pdf'))).status).toBe(204);
      expect((await hanging).status).toBe(409);
      expect(await filesOf(service.place)).toEqual([document.id]);
    });

    it('is invalid once the document is removed, also during an upload', async () => {
      const service = await openWith(make);
      const { url, document, applicationId } = await waitingDocument(service, 'anne');
      const begin = vi.spyOn(service.place.documents, 'begin');
      const hanging = send(service, url, pieces([fileOf('application/pdf', 100)], false));
      await expect.poll(() => begin.mock.calls.length, WAITING).toBe(1);
      const path = `/application/${applicationId}/documents/${document.id}`;
      expect((await service.call('DELETE', path, { as: 'anne' })).status).toBe(204);
      expect((await hanging).status).toBe(409);
      expect((await send(service, url, fileOf('application/pdf'))).status).toBe(404);
      expect(await filesOf(service.place)).toEqual([]);
    });

    it('accepts only PUT', async () => {
      const service = await openWith(make);
      const { url } = await waitingDocument(service, 'anne');
      const answer = await service.fetch(url.replace('/customer', ''));
      expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'PUT']);
    });
  });

  describe('over a real connection', () => {
    async function served(service: CustomerService) {
      const server = await listen(0, (request) => {
        const { pathname, search } = new URL(request.url);
        const path = pathname.replace('/customer', '') + search;
        return service.fetch(path, {
          ...request,
          method: request.method,
          headers: request.headers,
          body: request.body,
          duplex: 'half',
        } as RequestInit); // Node's own member
      });
      onTestFinished(() => server.close());
      return server.port;
    }

    it('the largest file arrives', async () => {
      const service = await openWith(make);
      const { url, applicationId } = await waitingDocument(service, 'anne', { size: MAX_BYTES });
      const port = await served(service);
      const body = fileOf('application/pdf', MAX_BYTES);
      const headers = { 'Content-Type': PAY_SLIP.type };
      const answer = await fetch(`http://localhost:${port}${url}`, { method: 'PUT', headers, body });
      expect(answer.status).toBe(204);
      const [stored] = await documentsOf(service, 'anne', applicationId);
      expect(stored?.hash).toBe(createHash('sha256').update(body).digest('hex'));
    });

    it.each([
      ['of another type', fileOf('image/png', MAX_BYTES), 415],
      ['larger', fileOf('application/pdf', MAX_BYTES + 1), 413],
    ])('the sender of a large file that is %s gets the reason', async (_title, body, status) => {
      const service = await openWith(make);
      const { url, applicationId } = await waitingDocument(service, 'anne', { size: MAX_BYTES });
      const port = await served(service);
      const headers = { 'Content-Type': PAY_SLIP.type };
      const answer = await fetch(`http://localhost:${port}${url}`, { method: 'PUT', headers, body });
      expect(answer.status).toBe(status);
      await expectNothing(service, 'anne', applicationId);
    });

    it('a broken connection leaves nothing, and the same bytes can be sent again', async () => {
      const service = await openWith(make);
      const { url, applicationId, document } = await waitingDocument(service, 'anne', { size: 100_000 });
      const port = await served(service);
      const { documents } = service.place;
      const begin = documents.begin.bind(documents);
      let isBegun = false;
      const { promise: dropped, resolve: drop } = Promise.withResolvers<void>();
      vi.spyOn(documents, 'begin').mockImplementationOnce(async (id, size) => {
        const part = await begin(id, size);
        isBegun = true;
        return { ...part, drop: () => part.drop().finally(drop) };
      });
      const socket = connect(port, 'localhost');
      onTestFinished(() => void socket.destroy());
      const body = fileOf('application/pdf', 100_000);
      socket.write(
        `PUT ${url} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${PAY_SLIP.type}\r\nContent-Length: ${body.length}\r\n\r\n`,
      );
      socket.write(body.subarray(0, 50_000));
      await expect.poll(() => isBegun, WAITING).toBe(true);
      socket.destroy();
      await dropped;
      await expectNothing(service, 'anne', applicationId);
      expect((await send(service, url, body)).status).toBe(204);
      await expect.poll(() => filesOf(service.place), WAITING).toEqual([document.id]);
    });
  });
});

it('files in a folder are readable only by the server’s user', async () => {
  const service = await openWithFolder();
  const { url, document } = await waitingDocument(service, 'anne');
  expect((await send(service, url, fileOf('application/pdf'))).status).toBe(204);
  const { path } = service.folder;
  const modes = [await stat(path), await stat(join(path, document.id))].map(({ mode }) => mode & 0o777);
  expect(modes).toEqual([0o700, 0o600]);
});
