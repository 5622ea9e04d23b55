import type { Dice } from '../dice.ts';
import type { Trait } from './traits.ts';

/**
 * One or two sentences of a listing text. `(a|b|)` chooses an alternative; `{name}` inserts a fact. The line is used
 * only if the listing has every trait of `needs` and none of `never`.
 */
export interface Line {
  text: string;
  needs: readonly Trait[];
  never: readonly Trait[];
}

/** Creates a line with its conditions: 'pool' requires the trait, '!lease' excludes it. */
export function line(text: string, ...conditions: (Trait | `!${Trait}`)[]): Line {
  const never = conditions.filter((condition) => condition.startsWith('!'));
  return {
    text,
    needs: conditions.filter((condition): condition is Trait => !condition.startsWith('!')),
    never: never.map((condition) => condition.slice(1) as Trait), // the type of `conditions` guarantees it
  };
}

/** True if the line fits a listing with these traits. */
export function fits(candidate: Line, traits: ReadonlySet<Trait>): boolean {
  return (
    candidate.needs.every((need) => traits.has(need)) && !candidate.never.some((trait) => traits.has(trait))
  );
}

const CHOICE = /\(([^()]*\|[^()]*)\)/g;
const FACT = /\{(\w+)\}/g;
/**
 * Matches an article before a number that begins with a vowel sound (8, 80, 11, 18, 1890), and before such words in
 * facts.
 */
const ARTICLE = /\b([Aa]) (?=east|eight|eleven|8|1[18](?:\b(?!,)|th\b)|18\d\d\b)/g;

/**
 * Returns the text of a line for one listing.
 * @throws Error for a fact that does not exist
 */
export function fillLine(dice: Dice, template: Line, facts: ReadonlyMap<string, string>): string {
  const chosen = template.text.replace(CHOICE, (_, choices: string) => dice.pick(choices.split('|')));
  const filled = chosen.replace(FACT, (_, name: string) => {
    const fact = facts.get(name);
    if (fact === undefined) throw new Error(`A listing text asks for the unknown fact "${name}".`);
    return fact;
  });
  return filled.replace(ARTICLE, '$1n ');
}
