import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallError } from '#api/errors.ts';
import { DraftKeeper, type KeepAnswer, type KeptRecord } from './draftKeeper.ts';
import { flatMembers, isSameValue, nestedMembers } from './members.ts';

const fault = (status: number, refused: CallError['refused'] = []): KeepAnswer => ({
  error: { status, message: '', fields: {}, refused, requestId: null },
});

/** A service with one record. A test can put other answers before its own. */
function makeService(members: KeptRecord['members'] = {}) {
  let record: KeptRecord = { version: 1, members };
  const sent: object[] = [];
  const answers: KeepAnswer[] = [];
  const keep = (changes: object): KeepAnswer => {
    record = { version: record.version + 1, members: { ...record.members, ...changes } };
    return { record };
  };
  const keeper = new DraftKeeper(record, {
    save: async (version, changes) => {
      sent.push(changes);
      const answer = answers.shift();
      if (answer) return answer;
      return version === record.version ? keep(changes) : fault(412);
    },
    newest: async () => ({ record }),
  });
  return { keeper, sent, answers, keep, members: () => record.members };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
  };
});

describe('the autosave', () => {
  test('saves a second after the last change, once', async () => {
    const { keeper, sent } = makeService();
    keeper.want({ 'property.city': 'Tor' });
    await vi.advanceTimersByTimeAsync(900);
    keeper.want({ 'property.city': 'Toronto' });
    await vi.advanceTimersByTimeAsync(900);
    expect(sent).toEqual([]);
    expect(keeper.snapshot().state).toBe('waiting');
    await vi.advanceTimersByTimeAsync(100);
    expect(sent).toEqual([{ 'property.city': 'Toronto' }]);
    expect(keeper.snapshot().state).toBe('saved');
    expect(keeper.hasUnsaved()).toBe(false);
  });

  test('sends nothing for what is typed and taken back', async () => {
    const { keeper, sent } = makeService({ 'property.city': 'Ottawa' });
    keeper.want({ 'property.city': 'Toronto' });
    keeper.want({ 'property.city': 'Ottawa' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toEqual([]);
  });

  test('saves what is typed during a save afterwards', async () => {
    const { keeper, sent, members } = makeService();
    keeper.want({ 'property.city': 'Tor' });
    const saving = keeper.flush();
    keeper.want({ 'property.city': 'Toronto' });
    await saving;
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual([{ 'property.city': 'Tor' }, { 'property.city': 'Toronto' }]);
    expect(members()).toEqual({ 'property.city': 'Toronto' });
  });

  test('merges changes from elsewhere, and reports a conflict for a member that both changed', async () => {
    const { keeper, keep, members } = makeService({ 'property.city': 'Ajax', 'price.total': 1 });
    keep({ 'property.city': 'Ottawa', 'price.total': 2 });
    keeper.want({ 'property.city': 'Toronto', 'price.downPayment': 3 });
    await keeper.flush();
    expect(members()).toEqual({ 'property.city': 'Ottawa', 'price.total': 2, 'price.downPayment': 3 });
    expect(keeper.snapshot().conflicts).toEqual([
      { path: 'property.city', mine: 'Toronto', theirs: 'Ottawa' },
    ]);
    keeper.settle('property.city', 'mine');
    await vi.advanceTimersByTimeAsync(1000);
    expect(members()).toMatchObject({ 'property.city': 'Toronto' });
    expect(keeper.snapshot().conflicts).toEqual([]);
  });

  test('takes the other value if that is chosen', async () => {
    const { keeper, keep, members } = makeService({ 'property.city': 'Ajax' });
    keep({ 'property.city': 'Ottawa' });
    keeper.want({ 'property.city': 'Toronto' });
    await keeper.flush();
    keeper.settle('property.city', 'theirs');
    await vi.advanceTimersByTimeAsync(1000);
    expect(members()).toEqual({ 'property.city': 'Ottawa' });
    expect(keeper.snapshot().taken).toEqual({ count: 1, path: 'property.city' });
    expect(keeper.hasUnsaved()).toBe(false);
  });

  test('does not send a refused member again until it changes', async () => {
    const { keeper, answers, sent } = makeService();
    answers.push(fault(400, [{ field: 'applicant.dob.day', keyword: 'maximum' }]));
    keeper.want({ 'applicant.dob': { day: 1 }, 'applicant.phone': '+1' });
    await keeper.flush();
    expect(sent.at(-1)).toEqual({ 'applicant.phone': '+1' });
    expect(keeper.snapshot().refused).toEqual({ 'applicant.dob': 'maximum' });
    keeper.want({ 'applicant.dob': { day: 2 } });
    await keeper.flush();
    expect(sent.at(-1)).toEqual({ 'applicant.dob': { day: 2 } });
    expect(keeper.snapshot().refused).toEqual({});
  });

  test.each([401, 404, 409, 500, 0])('keeps unsaved changes after a %i for a retry', async (status) => {
    const { keeper, answers, members } = makeService();
    answers.push(fault(status));
    keeper.want({ 'property.city': 'Toronto' });
    await keeper.flush();
    expect(keeper.snapshot().state).toBe('failed');
    expect(keeper.hasUnsaved()).toBe(true);
    await keeper.flush();
    expect(members()).toEqual({ 'property.city': 'Toronto' });
  });

  test('retries a server that does not answer, with growing delays', async () => {
    const { keeper, answers, sent, members } = makeService();
    answers.push(fault(503), fault(0), fault(500));
    keeper.want({ 'property.city': 'Toronto' });
    await keeper.flush();
    await vi.advanceTimersByTimeAsync(3900);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(7900);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(16_100);
    expect(members()).toEqual({ 'property.city': 'Toronto' });
    expect(keeper.snapshot().state).toBe('saved');
  });

  test.each([401, 404, 409])('does not retry after a %i', async (status) => {
    const { keeper, answers, sent } = makeService();
    answers.push(fault(status));
    keeper.want({ 'property.city': 'Toronto' });
    await keeper.flush();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sent).toHaveLength(1);
  });

  test('names the field of a 409, and saves the others', async () => {
    const { keeper, answers, sent } = makeService();
    answers.push(fault(409, [{ field: 'person.email', keyword: 'const' }]));
    keeper.want({ 'person.email': 'new@example.com', 'person.phone': '+14165550123' });
    await keeper.flush();
    expect(sent.at(-1)).toEqual({ 'person.phone': '+14165550123' });
    expect(keeper.snapshot()).toMatchObject({ refused: { 'person.email': 'const' }, state: 'saved' });
  });

  test('discards all unsaved values on drop', async () => {
    const { keeper, sent } = makeService();
    keeper.want({ 'property.city': 'Toronto' });
    keeper.hold('property', { city: 'Toronto' }, (texts) => texts);
    keeper.drop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toEqual([]);
    expect([keeper.hasUnsaved(), keeper.snapshot().isIncomplete]).toEqual([false, false]);
  });

  test('gives up if the record has a newer version each time', async () => {
    const { keeper, answers, sent } = makeService();
    answers.push(...Array.from({ length: 9 }, () => fault(412)));
    keeper.want({ 'property.city': 'Toronto' });
    await keeper.flush();
    expect(sent).toHaveLength(4);
    expect(keeper.snapshot().state).toBe('failed');
  });

  test('takes over a newer record, but not an older one', () => {
    const { keeper } = makeService({ 'property.city': 'Ajax' });
    keeper.receive({ version: 3, members: { 'property.city': 'Ottawa' } });
    keeper.receive({ version: 2, members: { 'property.city': 'Ajax' } });
    expect(keeper.snapshot().record.members).toEqual({ 'property.city': 'Ottawa' });
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
