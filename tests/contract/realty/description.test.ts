import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireParameterErrors } from '#api/realty/contract.ts';
import { makeTestServices, type TestServices } from '#tests/support/services/makeTestServices.ts';
import { get } from './calls.ts';

interface LeadSchema {
  properties: {
    user: {
      properties: {
        name: { properties: Record<'first' | 'last', { maxLength: number }> };
        email: { pattern: string };
        phone: { pattern: string };
      };
    };
    property: { properties: { city: { maxLength: number } } };
    message: { maxLength: number };
    code: { maxLength: number; pattern: string };
  };
  else: {
    else: { properties: { property: { properties: { price: { minimum: number; maximum: number } } } } };
  };
}

describe('the description of the realty service', () => {
  let services: TestServices;

  beforeAll(async () => {
    services = await makeTestServices();
  });

  afterAll(async () => {
    await services.close();
  });

  it("names the lead form's schema in a Link header, and serves it with the limits of the forms", async () => {
    const meta = await get(services, '/realty/meta', { group: 'real_estate' });
    expect(meta.status).toBe(200);
    const [, address = ''] = /^<(.+)>; rel="user"$/.exec(meta.headers.get('Link') ?? '') ?? [];
    const { status, body } = await get<LeadSchema>(services, address);
    expect(status).toBe(200);
    const { user, property, message, code } = body.properties;
    expect(user.properties.name.properties.first.maxLength).toBe(35);
    expect(user.properties.name.properties.last.maxLength).toBe(35);
    expect(property.properties.city.maxLength).toBe(100);
    const generalForm = body.else.else.properties.property.properties;
    expect(generalForm.price).toMatchObject({ minimum: 50_000, maximum: 10_000_000 });
    expect(message.maxLength).toBe(500);
    expect(code.maxLength).toBe(35);
    const email = new RegExp(user.properties.email.pattern);
    expect(['a@b.ca', 'first.last@sub.example.realtor'].every((text) => email.test(text))).toBe(true);
    expect(['a@b', 'a b@c.ca', '@b.ca', 'a@b.c'].some((text) => email.test(text))).toBe(false);
    const phone = new RegExp(user.properties.phone.pattern);
    expect(['(416) 555-0123', '4165550123'].every((text) => phone.test(text))).toBe(true);
    expect(['555-0123', '14165550123', 'call me'].some((text) => phone.test(text))).toBe(false);
  });

  it.each([{}, { group: 'mortgage' }])('gives a 400 for the product group %o', async (parameters) => {
    const { status, body } = await get<WireParameterErrors>(services, '/realty/meta', parameters);
    expect(status).toBe(400);
    expect(body[0]?.param).toBe('group');
  });

  it('contains every call, each parameter of the search and each failure', async () => {
    const { status, body } = await get<{
      openapi: string;
      paths: Record<string, Record<string, { parameters?: { name: string }[]; responses: object }>>;
    }>(services, '/realty/openapi.json');
    expect(status).toBe(200);
    expect(body.openapi).toBe('3.1.0');
    expect(Object.keys(body.paths).sort()).toEqual([
      '/realty/addresses/home',
      '/realty/amenities',
      '/realty/amenities/kinds',
      '/realty/amenities/nearest',
      '/realty/amenities/search',
      '/realty/autocomplete',
      '/realty/buildings',
      '/realty/buildings/{addressKey}',
      '/realty/contact',
      '/realty/content/agents/{slug}',
      '/realty/content/agents/{slug}/homes',
      '/realty/content/legal/privacy',
      '/realty/content/legal/terms',
      '/realty/content/reviews',
      '/realty/content/site',
      '/realty/content/team',
      '/realty/estimates/errors',
      '/realty/estimates/home',
      '/realty/listings',
      '/realty/listings.atom',
      '/realty/listings/history',
      '/realty/listings/prices',
      '/realty/listings/{mls}',
      '/realty/listings/{mls}/estimate',
      '/realty/listings/{mls}/similar',
      '/realty/listings/{mls}/suggestions',
      '/realty/locations',
      '/realty/locations/autocomplete',
      '/realty/locations/boundary',
      '/realty/meta',
      '/realty/reach',
      '/realty/reach/modes',
      '/realty/schemas/lead.json',
      '/realty/travel',
    ]);
    const search = body.paths['/realty/listings']?.['get'];
    const names = search?.parameters?.map((parameter) => parameter.name) ?? [];
    for (const name of ['type', 'lastStatus', 'minSoldDate', 'map', 'clusterPrecision', 'sortBy']) {
      expect(names).toContain(name);
    }
    expect(Object.keys(search?.responses ?? {})).toEqual(['200', '304', '400', '429']);
    const posted = body.paths['/realty/listings']?.['post'];
    expect(Object.keys(posted?.responses ?? {})).toEqual(['200', '400', '429']);
    expect(body.paths['/realty/listings/{mls}']?.['post']).toBeDefined();
    const contact = body.paths['/realty/contact']?.['post'];
    expect(contact?.parameters?.map((parameter) => parameter.name)).toEqual([
      'Idempotency-Key',
      'Lead-Context',
    ]);
    expect(Object.keys(contact?.responses ?? {})).toEqual(['200', '400', '409', '413', '415', '429']);
  });

  it('gives a 404 in the common format for an unknown path', async () => {
    const { status, headers, body } = await get(services, '/realty/nothing');
    expect(status).toBe(404);
    expect(body).toEqual({
      message: expect.any(String),
      requestId: headers.get('X-Request-Id'),
    });
  });
});
