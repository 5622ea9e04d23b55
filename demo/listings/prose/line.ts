import type { Dice } from '../dice.ts';
import type { Trait } from './traits.ts';

/**
 * One sentence (or two) of a listing text. `(a|b|)` chooses one of the alternatives, `{name}` puts in a fact.
 * It is only used where the listing has every trait of `needs` and none of `never`.
 */
export interface Line {
  text: string;
  needs: readonly Trait[];
  never: readonly Trait[];
}

/** A line and its conditions: 'pool' must be there, '!lease' must not. */
export function line(text: string, ...conditions: (Trait | `!${Trait}`)[]): Line {
  const never = conditions.filter((condition) => condition.startsWith('!'));
  return {
    text,
    needs: conditions.filter((condition): condition is Trait => !condition.startsWith('!')),
    never: never.map((condition) => condition.slice(1) as Trait), // the type of the parameter says so
  };
}

/** True where the line may be said of a listing with these traits. */
export function fits(candidate: Line, traits: ReadonlySet<Trait>): boolean {
  return (
    candidate.needs.every((need) => traits.has(need)) && !candidate.never.some((trait) => traits.has(trait))
  );
}

const CHOICE = /\(([^()]*\|[^()]*)\)/g;
const FACT = /\{(\w+)\}/g;
/** An article before a number that is spoken with a vowel (8, 80, 11, 18, 1890), and before such words as facts bring. */
const ARTICLE = /\b([Aa]) (?=east|eight|eleven|8|1[18](?:\b(?!,)|th\b)|18\d\d\b)/g;

/** The line's words for one listing. An unknown fact is a mistake of the line and throws. */
export function say(dice: Dice, said: Line, facts: ReadonlyMap<string, string>): string {
  const chosen = said.text.replace(CHOICE, (_, choices: string) => dice.pick(choices.split('|')));
  const told = chosen.replace(FACT, (_, name: string) => {
    const fact = facts.get(name);
    if (fact === undefined) throw new Error(`A listing text asks for the unknown fact "${name}".`);
    return fact;
  });
  return told.replace(ARTICLE, '$1n ');
}
