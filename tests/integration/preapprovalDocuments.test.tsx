import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { bypass, HttpResponse, passthrough } from 'msw';
import { expect, onTestFinished, test } from 'vitest';
import type { WireDocument, WireDocuments } from '#api/customer/applicationContract.ts';
import { openDocumentBucket } from '#server/customer/documents/documentBucket.ts';
import { customerServices, storedApplication } from '#tests/support/preapproval/openApplication.ts';
import { openPreApproval } from '#tests/support/preapproval/people.ts';
import type { TestServices } from '#tests/support/services/makeTestServices.ts';
import { openObjectStorage } from '#tests/support/services/objectStorage.ts';

const pdf = (name: string, size = 2000): File =>
  new File(['%PDF-1.7\n'.padEnd(size, 'x')], name, { type: 'application/pdf' });

async function documents(services: TestServices): Promise<WireDocument[]> {
  const { id } = await storedApplication(services);
  const answer = await services.fetch(`/customer/application/${id}/documents`);
  return ((await answer.json()) as WireDocuments).documents;
}

type Options = Partial<Parameters<typeof openPreApproval>[0]>;

/** Opens the dashboard of a draft. */
async function open(options: Options = {}, count = '0 of 20') {
  const services = options.services ?? (await customerServices());
  await storedApplication(services);
  const view = await openPreApproval({ ...options, services });
  const section = within(await screen.findByRole('region', { name: 'Documents' }));
  await section.findByText(count);
  const drop = (files: File[]) => {
    const zone = document.querySelector('[data-drop-zone]');
    if (!zone) throw new Error('There is nothing to drop files on.');
    fireEvent.drop(zone, { dataTransfer: { files } });
  };
  const choose = (files: File[]) => view.user.upload(section.getByLabelText('Choose files'), files);
  return { ...view, services, section, drop, choose };
}

const isUpload = ({ method, url }: Request): boolean => method === 'PUT' && url.includes('/uploads/');

test('files of a kind are chosen, sent and listed', async () => {
  const { user, services, section, choose } = await open();
  await user.selectOptions(section.getByLabelText('Document type'), 'Your income');
  expect(section.getByText('Notice of assessment, T4 or pay stubs')).toBeVisible();
  await choose([pdf('t4-2025.pdf'), pdf('pay stub.pdf', 700_000)]);
  const list = await section.findByRole('list', { name: 'Your documents' });
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
  await waitFor(() => expect(section.queryByRole('list', { name: 'Uploading' })).not.toBeInTheDocument());
  await waitFor(() => expect(within(list).getAllByText('Received')).toHaveLength(2));
  expect(within(list).getByText(/^Your income · 684 KB · /)).toBeVisible();
  expect(section.getByText('2 of 20')).toBeVisible();
  expect(section.getByText('pay stub.pdf was received.')).toBeInTheDocument();
  expect((await documents(services)).map(({ kind, state }) => [kind, state])).toEqual([
    ['income', 'kept'],
    ['income', 'kept'],
  ]);
});

test('files go to the object storage if the service has one, and count when the service has checked them', async () => {
  const storage = await openObjectStorage(window.location.origin);
  onTestFinished(storage.close);
  const files = await openDocumentBucket({ bucket: storage.bucket, prefix: '' }, storage.settings);
  const services = await customerServices({ customer: { documents: files } });
  const stored: string[] = [];
  const { user, section, choose, requests } = await open({
    services,
    intercede: async (request) => {
      if (!request.url.startsWith(storage.endpoint)) return undefined;
      const { method, url, headers } = request;
      // The service's own requests are signed by a header.
      if (headers.has('Authorization')) return passthrough();
      const body = method === 'PUT' ? await request.arrayBuffer() : null;
      const answer = await fetch(bypass(url, { method, headers, body }));
      stored.push(`${method} ${answer.status}`);
      return new HttpResponse(null, { status: answer.status, headers: answer.headers });
    },
  });
  await choose([pdf('passport.pdf')]);
  expect(await section.findByText('Received')).toBeVisible();
  expect(stored).toEqual(['OPTIONS 200', 'PUT 200']);
  const [document] = await documents(services);
  expect(document).toMatchObject({ name: 'passport.pdf', state: 'kept' });
  expect(await files.ids()).toEqual([document?.id]);
  expect(requests.some((path) => path.includes('/customer/uploads/'))).toBe(false);
  await choose([new File(['GIF89a'.padEnd(500, 'x')], 'scan.png', { type: 'image/png' })]);
  expect(await section.findByText(/^This file’s content doesn’t match its name\./)).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Dismiss scan.png' }));
  await waitFor(async () => expect(await documents(services)).toHaveLength(1));
});

test('missing documents are listed, and chosen by a press', async () => {
  const { user, section, choose } = await open();
  const missing = within(await section.findByRole('group', { name: 'Still needed' }));
  const identity = missing.getByRole('button', { name: 'Who you are' });
  await user.click(identity);
  expect(identity).toHaveAttribute('aria-pressed', 'true');
  expect(section.getByLabelText('Document type')).toHaveValue('identity');
  await choose([pdf('passport.pdf')]);
  await waitFor(() => expect(missing.queryByRole('button', { name: 'Who you are' })).not.toBeInTheDocument());
});

test('files are dropped; a file that cannot be a document is refused at once and never sent', async () => {
  const { user, section, drop, requests } = await open();
  const large = Object.defineProperty(pdf('huge.pdf'), 'size', { value: 10_485_761 });
  drop([new File(['x'], 'notes.txt', { type: 'text/plain' }), new File([], 'empty.png'), large]);
  expect(await section.findByText('This is not a PDF, JPEG, PNG or HEIC file.')).toBeVisible();
  expect(section.getByText('This file is empty.')).toBeVisible();
  expect(section.getByText(/^This file is larger than 10 MB\./)).toBeVisible();
  expect(section.queryByRole('button', { name: /^Retry/ })).not.toBeInTheDocument();
  expect(section.queryByRole('list', { name: 'Uploading' })).not.toBeInTheDocument();
  const refused = within(section.getByRole('list', { name: 'Not added' }));
  expect(refused.getAllByRole('listitem')).toHaveLength(3);
  for (const name of ['notes.txt', 'empty.png', 'huge.pdf']) {
    await user.click(section.getByRole('button', { name: `Dismiss ${name}` }));
  }
  expect(section.queryByRole('list', { name: 'Uploading' })).not.toBeInTheDocument();
  expect(requests.some((path) => path.includes('upload-url'))).toBe(false);
});

test('a photo without a type is accepted by its file extension', async () => {
  const { services, section, drop } = await open();
  const heic = new Uint8Array(64);
  heic.set([...'\0\0\0\u0018ftypheic'].map((letter) => letter.charCodeAt(0)));
  drop([new File([heic], 'IMG_0042.HEIC')]);
  expect(await section.findByText('Received')).toBeVisible();
  expect(await documents(services)).toMatchObject([{ name: 'IMG_0042.HEIC', type: 'image/heic' }]);
});

test('a file whose content differs from its name is refused', async () => {
  const { services, section, choose } = await open();
  await choose([new File(['GIF89a'.padEnd(500, 'x')], 'scan.png', { type: 'image/png' })]);
  expect(await section.findByText(/^This file’s content doesn’t match its name\./)).toBeVisible();
  await waitFor(async () => expect(await documents(services)).toEqual([]));
});

test('a lost connection is shown at the file, and another attempt sends the same document', async () => {
  let isLost = true;
  const { user, services, section, choose } = await open({
    intercede: (request) => (isLost && isUpload(request) ? HttpResponse.error() : undefined),
  });
  await choose([pdf('letter.pdf')]);
  expect(await section.findByRole('alert')).toHaveTextContent(
    'The connection was lost, and the file was not saved.',
  );
  isLost = false;
  await user.click(section.getByRole('button', { name: 'Try again: letter.pdf' }));
  expect(await section.findByText('Received')).toBeVisible();
  expect(await documents(services)).toHaveLength(1);
});

test('an upload can be cancelled, and the service stops waiting', async () => {
  const { promise: pending, resolve: letGo } = Promise.withResolvers<void>();
  const { user, services, section, choose } = await open({
    intercede: async (request) => {
      if (isUpload(request)) await pending;
      return undefined;
    },
  });
  await choose([pdf('first.pdf'), pdf('second.pdf')]);
  expect(await section.findByRole('progressbar', { name: /^first\.pdf/ })).toBeVisible();
  expect(section.getByText('Waiting')).toBeVisible();
  await waitFor(async () => expect(await documents(services)).toHaveLength(1));
  await user.click(section.getByRole('button', { name: 'Cancel second.pdf' }));
  await user.click(section.getByRole('button', { name: 'Cancel first.pdf' }));
  await waitFor(async () => expect(await documents(services)).toEqual([]));
  expect(section.queryByRole('progressbar')).not.toBeInTheDocument();
  act(() => letGo());
});

test('an upload that is cancelled before it has an address leaves no document', async () => {
  const { promise: pending, resolve: letGo } = Promise.withResolvers<void>();
  const { user, services, section, choose, requests } = await open({
    intercede: async ({ url }) => {
      if (url.endsWith('/upload-url')) await pending;
      return undefined;
    },
  });
  await choose([pdf('early.pdf')]);
  await waitFor(() => expect(requests.some((path) => path.endsWith('/upload-url'))).toBe(true));
  await user.click(section.getByRole('button', { name: 'Cancel early.pdf' }));
  act(() => letGo());
  await waitFor(() => expect(requests.some((path) => /\/documents\/[\w-]{36}$/.test(path))).toBe(true));
  await waitFor(async () => expect(await documents(services)).toEqual([]));
  expect(section.getByText('No documents yet.')).toBeVisible();
});

test('a visitor who leaves during an upload must confirm, and the document is deleted', async () => {
  const { promise: pending, resolve: letGo } = Promise.withResolvers<void>();
  const { user, services, choose, location } = await open({
    intercede: async (request) => {
      if (isUpload(request)) await pending;
      return undefined;
    },
  });
  await choose([pdf('large.pdf')]);
  await waitFor(async () => expect(await documents(services)).toHaveLength(1));
  const closing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(closing()).toBe(true);
  await user.click(screen.getByRole('link', { name: 'Continue' }));
  const question = await screen.findByRole('dialog', { name: 'Leave while files are uploading?' });
  await user.click(within(question).getByRole('button', { name: 'Stay here' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(location()).toBe('/pre-approval');
  expect(await documents(services)).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: 'Continue' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(location()).toBe('/pre-approval/property'));
  await waitFor(async () => expect(await documents(services)).toEqual([]));
  expect(closing()).toBe(false);
  act(() => letGo());
});

test.each([
  [
    [{ field: 'documents', message: 'are too many', keyword: 'maxItems' }],
    /^You’ve reached the limit of documents/,
  ],
  [[], /^The file could not be sent/],
])('a refusal with %j shows the matching message', async (errors, sentence) => {
  const { section, choose } = await open({
    intercede: ({ url }) =>
      url.endsWith('/upload-url') ? HttpResponse.json({ message: 'no', errors }, { status: 409 }) : undefined,
  });
  await choose([pdf('letter.pdf')]);
  expect(await section.findByRole('alert')).toHaveTextContent(sentence);
});

test('a file that is dropped beside the zone does not replace the page', async () => {
  await open();
  const dropped = { dataTransfer: { types: ['Files'], files: [pdf('beside.pdf')], dropEffect: 'copy' } };
  expect(fireEvent.dragOver(document.body, dropped)).toBe(false);
  expect(fireEvent.drop(document.body, dropped)).toBe(false);
  // Dragging text into fields still works.
  expect(fireEvent.drop(document.body, { dataTransfer: { types: ['text/plain'], files: [] } })).toBe(true);
});

test('a document is removed after a confirmation', async () => {
  const { user, services, section, choose } = await open();
  await choose([pdf('old.pdf')]);
  await user.click(await section.findByRole('button', { name: 'Remove old.pdf' }));
  const question = within(await screen.findByRole('dialog', { name: 'Remove this document?' }));
  expect(question.getByText('old.pdf will be permanently deleted.')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Remove it' }));
  await waitFor(async () => expect(await documents(services)).toEqual([]));
  expect(await section.findByText('No documents yet.')).toBeVisible();
  expect(section.getByText('old.pdf was removed.')).toBeInTheDocument();
});

test('the maximum is twenty documents', async () => {
  const services = await customerServices();
  const { id } = await storedApplication(services);
  for (let added = 1; added < 20; added += 1) {
    await services.fetch(`/customer/application/${id}/documents/upload-url`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `document-key-${added}` },
      body: JSON.stringify({ name: `${added}.pdf`, kind: 'income', size: 9, type: 'application/pdf' }),
    });
  }
  const { section, drop } = await open({ services }, '19 of 20');
  drop([pdf('last.pdf'), pdf('too many.pdf')]);
  expect(await section.findByText('You’ve reached the limit of documents. Remove one first.')).toBeVisible();
  expect(await section.findByText('20 of 20')).toBeVisible();
  expect(section.getByText(/^You’ve reached the limit of 20 documents\./)).toBeVisible();
  expect(section.getByRole('button', { name: 'Choose files' })).toHaveAttribute('aria-disabled', 'true');
});
