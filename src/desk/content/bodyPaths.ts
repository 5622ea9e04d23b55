import { isRecord } from '#domain/isRecord.ts';

/** Reads the value at a path: "agents.0.name"; undefined if there is none. */
export function valueAt(body: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        Array.isArray(value) ? value[Number(name)] : isRecord(value) ? value[name] : undefined,
      body,
    );
}

/** Returns the body with another value at a path. Missing objects on the way are added. */
export function withValue(body: unknown, path: string, value: unknown): unknown {
  const [name = '', ...rest] = path.split('.');
  const next = (part: unknown) => (rest.length === 0 ? value : withValue(part, rest.join('.'), value));
  if (Array.isArray(body)) return body.with(Number(name), next(body[Number(name)]));
  const record = isRecord(body) ? body : {};
  return { ...record, [name]: next(record[name]) };
}

/** Members that may be missing: the form shows them as empty fields. */
const OPTIONAL: readonly string[] = ['about', 'portrait', 'account', 'sentence', 'hours', 'logo'];

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  (isRecord(value) && Object.keys(value).length > 0 && Object.values(value).every(isBlank));

/** Removes optional members that are empty, as the service expects them. */
export function withoutBlanks(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(withoutBlanks);
  if (!isRecord(body)) return body;
  return Object.fromEntries(
    Object.entries(body)
      .filter(([name, value]) => !(OPTIONAL.includes(name) && isBlank(value)))
      .map(([name, value]) => [name, withoutBlanks(value)]),
  );
}
