import type { TestServices } from '#tests/support/services/makeTestServices.ts';

/** An answer, read completely. */
export interface Answer<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

/** Parameters of a query; lists become repeated keys. */
export type Parameters = Record<string, string | number | boolean | (string | number)[] | undefined>;

/** "/realty/listings?status=A&status=U" */
export function pathWith(path: string, parameters: Parameters = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    for (const one of [value].flat()) if (one !== undefined) query.append(name, String(one));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/** GETs and reads JSON; the caller names its type. */
export async function get<Body>(
  services: TestServices,
  path: string,
  parameters: Parameters = {},
  headers: Record<string, string> = {},
): Promise<Answer<Body>> {
  const answer = await services.fetch(pathWith(path, parameters), { headers });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Body };
}

/** POSTs a JSON body and reads JSON. */
export async function post<Body>(services: TestServices, path: string, body: unknown): Promise<Answer<Body>> {
  const answer = await services.fetch(path, { method: 'POST', body: JSON.stringify(body) });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Body };
}

/** A closed ring around a box, as `map` takes it. */
export function mapOf(west: number, south: number, east: number, north: number): string {
  return JSON.stringify([
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ]);
}
