import { parseDecimal, parseDollars } from '#domain/typedAmount.ts';

/** Accepted values of a field for a number. */
export interface AmountRule {
  unit: 'dollars' | 'percent' | 'years';
  min: number;
  max: number;
  isWhole?: boolean;
  /** True if an empty field counts as 0. */
  isOptional?: boolean;
}

/** Returns a typed number that the rule accepts; null for anything else. */
export function readAmount(text: string, rule: AmountRule): number | null {
  if (text.trim() === '') return rule.isOptional ? 0 : null;
  const value = rule.unit === 'dollars' ? parseDollars(text) : parseDecimal(text);
  return value !== null && takes(rule, value) ? value : null;
}

/** True if a number is within a rule. */
export function takes({ min, max, isWhole = false }: AmountRule, value: number): boolean {
  return value >= min && value <= max && (!isWhole || Number.isInteger(value));
}

/** The values of several fields. */
export interface AmountReading<Name extends string> {
  /** Null if one of them is not valid. */
  values: Record<Name, number> | null;
  wrong: ReadonlySet<Name>;
}

/** Reads the fields that have rules. */
export function readAmounts<Name extends string>(
  texts: Readonly<Record<NoInfer<Name>, string>>,
  rules: Record<Name, AmountRule>,
): AmountReading<Name> {
  const names = Object.keys(rules) as Name[]; // the record has no other keys
  const read = names.map((name) => [name, readAmount(texts[name], rules[name])] as const);
  const wrong = new Set(read.filter(([, value]) => value === null).map(([name]) => name));
  const values = Object.fromEntries(read) as Record<Name, number>; // used only if none is null
  return { values: wrong.size === 0 ? values : null, wrong };
}
