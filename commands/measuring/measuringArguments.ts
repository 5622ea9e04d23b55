/** A word that cannot be used: its message says what may stand there. */
export class WrongArgument extends Error {}

/**
 * Reads what stands behind `npm run soak --`: numbers and words by name, `--pans=50`, and of a product that runs
 * already its `--origin=http://localhost:4600`.
 * @param usual every name with its usual value: a whole number, or a word; an empty one for an origin of none
 * @throws WrongArgument for the first that cannot be used
 */
export function readMeasuringArguments<Asked extends Record<string, number | string>>(
  words: readonly string[],
  usual: Asked,
): Asked {
  const asked: Record<string, number | string> = { ...usual };
  for (const word of words) {
    const [, name = '', value = ''] = /^--([a-z]+)=(.+)$/.exec(word) ?? [];
    const kind = Object.hasOwn(usual, name) ? typeof usual[name] : 'unknown';
    if (kind === 'number' && /^\d{1,7}$/.test(value)) asked[name] = Number(value);
    else if (name === 'origin' && URL.canParse(value)) asked[name] = new URL(value).origin;
    else if (name !== 'origin' && kind === 'string' && /^[a-z,]+$/.test(value)) asked[name] = value;
    else {
      const names = Object.entries(usual).map(([known, value]) => `--${known}=${value}`);
      throw new WrongArgument(`"${word}" cannot be used. There are ${names.join(', ')}.`);
    }
  }
  return asked as Asked; // each name with a value of the same type
}
