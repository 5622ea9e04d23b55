import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { DocumentFiles } from '#server/customer/documents/documentFiles.ts';
import { DOCUMENT_PLACES } from './documentCalls.ts';

const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const ID = idOf(1);
const DAY = '2026-11-21';

async function write(documents: DocumentFiles, id: string, text: string): Promise<void> {
  const bytes = Buffer.from(text);
  const part = await documents.begin(id, bytes.length);
  await part.write(bytes.subarray(0, 3));
  await part.write(bytes.subarray(3));
  await part.close();
  await part.place();
}

async function textOf(documents: DocumentFiles, id: string): Promise<string | undefined> {
  const found = await documents.read(id);
  return found && (await buffer(found)).toString();
}

describe.each(DOCUMENT_PLACES)('documents in $name', ({ make }) => {
  it('are stored under their id when they are complete', async () => {
    const { documents, names } = await make();
    expect([await documents.ids(), await textOf(documents, ID)]).toEqual([[], undefined]);
    const part = await documents.begin(ID, 9);
    await part.write(Buffer.from('a pay sl'));
    await part.write(Buffer.from('i'));
    await part.close();
    expect(await documents.ids()).toEqual([]);
    await part.place();
    expect([await documents.ids(), await textOf(documents, ID)]).toEqual([[ID], 'a pay sli']);
    expect(await names()).toEqual([ID]);
  });

  it('are replaced as a whole, and removed once', async () => {
    const { documents, names } = await make();
    await write(documents, ID, 'the first version');
    await write(documents, ID, 'a second one');
    expect(await textOf(documents, ID)).toBe('a second one');
    await documents.remove(ID);
    await documents.remove(ID);
    expect([await documents.ids(), await names()]).toEqual([[], []]);
  });

  it('leave nothing when they are dropped, before or after their last byte', async () => {
    const { documents, names } = await make();
    const begun = await documents.begin(ID, 100);
    await begun.write(Buffer.from('begun'));
    await begun.drop();
    const closed = await documents.begin(ID, 4);
    await closed.write(Buffer.from('done'));
    await closed.close();
    await closed.drop();
    await closed.drop();
    expect(await names()).toEqual([]);
  });

  it('are moved aside by day and back, and a moved one is deleted only by its path', async () => {
    const { documents } = await make();
    await write(documents, ID, 'a passport');
    await write(documents, idOf(2), 'a pay slip');
    const { orphaned } = documents;
    const path = await orphaned.setAside(ID, DAY);
    expect(path).toBe(`.orphaned/${DAY}/${ID}`);
    expect(await orphaned.setAside(idOf(3), DAY), 'one that does not exist').toBeUndefined();
    expect(await documents.ids()).toEqual([idOf(2)]);
    expect(await orphaned.aside()).toEqual(new Map([[ID, path]]));
    await orphaned.bringBack(ID, path ?? '');
    expect(await textOf(documents, ID)).toBe('a passport');
    expect(await orphaned.aside()).toEqual(new Map());
    await orphaned.remove((await orphaned.setAside(idOf(2), DAY)) ?? '');
    expect([await documents.ids(), await orphaned.aside()]).toEqual([[ID], new Map()]);
  });

  it('have a note of the files without a document', async () => {
    const { documents, names } = await make();
    const { orphaned } = documents;
    expect(await orphaned.readFirstSeen()).toEqual(new Map());
    const seen = new Map([[ID, '2026-11-21T12:00:00.000Z']]);
    await orphaned.saveFirstSeen(seen);
    expect(await orphaned.readFirstSeen()).toEqual(seen);
    expect(await documents.ids()).toEqual([]);
    await orphaned.saveFirstSeen(new Map());
    expect(await orphaned.readFirstSeen()).toEqual(new Map());
    expect(await names()).not.toContain('seen.json');
  });

  it('lose only unfinished uploads that are old enough', async () => {
    const { documents, names } = await make();
    await write(documents, ID, 'a passport');
    const part = await documents.begin(idOf(2), 5);
    await part.write(Buffer.from('begun'));
    await part.close();
    await documents.dropParts(60_000);
    expect(await names()).toHaveLength(2);
    await documents.dropParts(-60_000);
    expect(await names()).toEqual([ID]);
  });

  it('belong to the database whose id is stored beside them', async () => {
    const { documents } = await make();
    expect(await documents.stamp.read()).toBeUndefined();
    await documents.stamp.write(ID);
    expect([await documents.stamp.read(), await documents.ids()]).toEqual([ID, []]);
  });

  it('are found by the brokerage', async () => {
    const { documents } = await make();
    expect(await documents.locate({ id: ID, type: 'image/png' })).toBeUndefined();
    await write(documents, ID, 'a passport');
    expect(await documents.locate({ id: ID, type: 'image/png' })).toContain(ID);
  });
});
