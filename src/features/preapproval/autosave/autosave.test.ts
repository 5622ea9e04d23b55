import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallError } from '#api/errors.ts';
import { Autosave, type SavedRecord, type SaveResult } from './autosave.ts';
import { flatMembers, isSameValue, nestedMembers } from './members.ts';

const fault = (status: number, refused: CallError['refused'] = []): SaveResult => ({
  error: { status, message: '', fields: {}, refused, requestId: null },
});

/** A service with one record. A test can put other answers before its own. */
function makeService(members: SavedRecord['members'] = {}) {
  let record: SavedRecord = { version: 1, members };
  const sent: object[] = [];
  const answers: SaveResult[] = [];
  const keep = (changes: object): SaveResult => {
    record = { version: record.version + 1, members: { ...record.members, ...changes } };
    return { record };
  };
  const autosave = new Autosave(record, {
    save: async (version, changes) => {
      sent.push(changes);
      const answer = answers.shift();
      if (answer) return answer;
      return version === record.version ? keep(changes) : fault(412);
    },
    newest: async () => ({ record }),
  });
  return { autosave, sent, answers, keep, members: () => record.members };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
  };
});

describe('the autosave', () => {
  test('saves a second after the last change, once', async () => {
    const { autosave, sent } = makeService();
    autosave.change({ 'property.city': 'Tor' });
    await vi.advanceTimersByTimeAsync(900);
    autosave.change({ 'property.city': 'Toronto' });
    await vi.advanceTimersByTimeAsync(900);
    expect(sent).toEqual([]);
    expect(autosave.snapshot().state).toBe('waiting');
    await vi.advanceTimersByTimeAsync(100);
    expect(sent).toEqual([{ 'property.city': 'Toronto' }]);
    expect(autosave.snapshot().state).toBe('saved');
    expect(autosave.hasUnsaved()).toBe(false);
  });

  test('sends nothing for what is typed and taken back', async () => {
    const { autosave, sent } = makeService({ 'property.city': 'Ottawa' });
    autosave.change({ 'property.city': 'Toronto' });
    autosave.change({ 'property.city': 'Ottawa' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toEqual([]);
  });

  test('saves what is typed during a save afterwards', async () => {
    const { autosave, sent, members } = makeService();
    autosave.change({ 'property.city': 'Tor' });
    const saving = autosave.flush();
    autosave.change({ 'property.city': 'Toronto' });
    await saving;
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual([{ 'property.city': 'Tor' }, { 'property.city': 'Toronto' }]);
    expect(members()).toEqual({ 'property.city': 'Toronto' });
  });

  test('merges changes from elsewhere, and reports a conflict for a member that both changed', async () => {
    const { autosave, keep, members } = makeService({ 'property.city': 'Ajax', 'price.total': 1 });
    keep({ 'property.city': 'Ottawa', 'price.total': 2 });
    autosave.change({ 'property.city': 'Toronto', 'price.downPayment': 3 });
    await autosave.flush();
    expect(members()).toEqual({ 'property.city': 'Ottawa', 'price.total': 2, 'price.downPayment': 3 });
    expect(autosave.snapshot().conflicts).toEqual([
      { path: 'property.city', mine: 'Toronto', stored: 'Ottawa' },
    ]);
    autosave.resolveConflict('property.city', 'mine');
    await vi.advanceTimersByTimeAsync(1000);
    expect(members()).toMatchObject({ 'property.city': 'Toronto' });
    expect(autosave.snapshot().conflicts).toEqual([]);
  });

  test('takes the other value if that is chosen', async () => {
    const { autosave, keep, members } = makeService({ 'property.city': 'Ajax' });
    keep({ 'property.city': 'Ottawa' });
    autosave.change({ 'property.city': 'Toronto' });
    await autosave.flush();
    autosave.resolveConflict('property.city', 'stored');
    await vi.advanceTimersByTimeAsync(1000);
    expect(members()).toEqual({ 'property.city': 'Ottawa' });
    expect(autosave.snapshot().adopted).toEqual({ count: 1, path: 'property.city' });
    expect(autosave.hasUnsaved()).toBe(false);
  });

  test('does not send a refused member again until it changes', async () => {
    const { autosave, answers, sent } = makeService();
    answers.push(fault(400, [{ field: 'applicant.dob.day', keyword: 'maximum' }]));
    autosave.change({ 'applicant.dob': { day: 1 }, 'applicant.phone': '+1' });
    await autosave.flush();
    expect(sent.at(-1)).toEqual({ 'applicant.phone': '+1' });
    expect(autosave.snapshot().refused).toEqual({ 'applicant.dob': 'maximum' });
    autosave.change({ 'applicant.dob': { day: 2 } });
    await autosave.flush();
    expect(sent.at(-1)).toEqual({ 'applicant.dob': { day: 2 } });
    expect(autosave.snapshot().refused).toEqual({});
  });

  test.each([401, 404, 409, 500, 0])('keeps unsaved changes after a %i for a retry', async (status) => {
    const { autosave, answers, members } = makeService();
    answers.push(fault(status));
    autosave.change({ 'property.city': 'Toronto' });
    await autosave.flush();
    expect(autosave.snapshot().state).toBe('failed');
    expect(autosave.hasUnsaved()).toBe(true);
    await autosave.flush();
    expect(members()).toEqual({ 'property.city': 'Toronto' });
  });

  test('retries a server that does not answer, with growing delays', async () => {
    const { autosave, answers, sent, members } = makeService();
    answers.push(fault(503), fault(0), fault(500));
    autosave.change({ 'property.city': 'Toronto' });
    await autosave.flush();
    await vi.advanceTimersByTimeAsync(3900);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(7900);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(16_100);
    expect(members()).toEqual({ 'property.city': 'Toronto' });
    expect(autosave.snapshot().state).toBe('saved');
  });

  test.each([401, 404, 409])('does not retry after a %i', async (status) => {
    const { autosave, answers, sent } = makeService();
    answers.push(fault(status));
    autosave.change({ 'property.city': 'Toronto' });
    await autosave.flush();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sent).toHaveLength(1);
  });

  test('names the field of a 409, and saves the others', async () => {
    const { autosave, answers, sent } = makeService();
    answers.push(fault(409, [{ field: 'person.email', keyword: 'const' }]));
    autosave.change({ 'person.email': 'new@example.com', 'person.phone': '+14165550123' });
    await autosave.flush();
    expect(sent.at(-1)).toEqual({ 'person.phone': '+14165550123' });
    expect(autosave.snapshot()).toMatchObject({ refused: { 'person.email': 'const' }, state: 'saved' });
  });

  test('discards all unsaved values on drop', async () => {
    const { autosave, sent } = makeService();
    autosave.change({ 'property.city': 'Toronto' });
    autosave.storeTexts('property', { city: 'Toronto' }, (texts) => texts);
    autosave.discard();
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toEqual([]);
    expect([autosave.hasUnsaved(), autosave.snapshot().isIncomplete]).toEqual([false, false]);
  });

  test('gives up if the record has a newer version each time', async () => {
    const { autosave, answers, sent } = makeService();
    answers.push(...Array.from({ length: 9 }, () => fault(412)));
    autosave.change({ 'property.city': 'Toronto' });
    await autosave.flush();
    expect(sent).toHaveLength(4);
    expect(autosave.snapshot().state).toBe('failed');
  });

  test('takes over a newer record, but not an older one', () => {
    const { autosave } = makeService({ 'property.city': 'Ajax' });
    autosave.receive({ version: 3, members: { 'property.city': 'Ottawa' } });
    autosave.receive({ version: 2, members: { 'property.city': 'Ajax' } });
    expect(autosave.snapshot().record.members).toEqual({ 'property.city': 'Ottawa' });
  });
});

test('members are flat in the form and nested in the body', () => {
  const record = { version: 1, property: { city: 'Ajax', moveIn: { month: 1 } }, price: {}, isAlone: null };
  const members = flatMembers(record, ['property', 'price'], ['isAlone']);
  expect(members).toEqual({ 'property.city': 'Ajax', 'property.moveIn': { month: 1 }, isAlone: null });
  expect(nestedMembers({ 'property.city': 'Ajax', 'property.unit': null, isAlone: true })).toEqual({
    property: { city: 'Ajax', unit: null },
    isAlone: true,
  });
});

test.each([
  [null, undefined, true],
  [{ month: 1, year: 2 }, { year: 2, month: 1 }, true],
  [{ month: 1 }, { month: 1, day: null }, true],
  [[{ city: 'Ajax' }], [{ city: 'Ajax' }], true],
  [[{ city: 'Ajax' }], [], false],
  [0, null, false],
  [false, undefined, false],
  ['1', 1, false],
])('%j and %j are the same: %s', (one, other, expected) => {
  expect(isSameValue(one, other)).toBe(expected);
});
