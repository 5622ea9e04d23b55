import { describe, expect, it } from 'vitest';
import { callError, isCallError } from './errors.ts';

describe('a CallError', () => {
  it('names the parameters of a 400', () => {
    const error = callError({
      status: 400,
      data: [{ param: 'map', msg: ['is an invalid geojson polygon'] }],
    });
    expect(error).toMatchObject({ status: 400, fields: { map: 'is an invalid geojson polygon' } });
    expect(error.message).toBe('is an invalid geojson polygon');
  });

  it("keeps the service's message and request id", () => {
    expect(callError({ status: 404, data: { message: 'No such listing.', requestId: 'r1' } })).toEqual({
      status: 404,
      message: 'No such listing.',
      fields: {},
      refused: [],
      requestId: 'r1',
    });
  });

  it('distinguishes a network failure from an unreadable answer', () => {
    expect(callError({ status: 'FETCH_ERROR', error: 'Failed to fetch' }).status).toBe(0);
    expect(callError({ status: 'TIMEOUT_ERROR', error: 'timed out' }).status).toBe(0);
    expect(
      callError({ status: 'PARSING_ERROR', originalStatus: 502, data: '<html>', error: 'bad' }).status,
    ).toBe(502);
  });

  it('accepts bodies of any form', () => {
    expect(callError({ status: 500, data: null }).message).toBe('');
    expect(callError({ status: 500, data: 'broken' }).message).toBe('');
    expect(isCallError({ status: 0, message: '', fields: {}, refused: [], requestId: null })).toBe(true);
    expect(isCallError(undefined)).toBe(false);
  });
});
