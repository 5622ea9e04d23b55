/** Words of an agent's facts in the page's language. */
import type { Locale } from '../format.ts';
import { provinceName } from '../geo/provinces.ts';
import { folded } from '../listing/slug.ts';
import type { EligibleAgent } from './chooseAgent.ts';

const capital = (text: string, locale: Locale): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/** The name of a language: "French", "français"; the tag itself if it is unknown. */
function languageName(tag: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag;
}

/** The names of languages as a list in a sentence: "English, French and Polish". */
export function languageList(tags: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(locale).format(tags.map((tag) => languageName(tag, locale)));
}

/** A place in which agents work: a city, or a province as a whole. */
export interface AgentArea {
  /** The province's name in the feed. */
  state: string;
  /** Missing for a province. */
  city?: string;
}

/** The areas of an agent, one entry for each city and for each whole province. */
export function areasOf({ areas }: Pick<EligibleAgent, 'areas'>): AgentArea[] {
  return areas.flatMap(({ state, cities }): AgentArea[] =>
    cities.length === 0 ? [{ state }] : cities.map((city) => ({ state, city })),
  );
}

/** The areas as a list in a sentence: "Ottawa and Toronto". */
export function areaList(agent: Pick<EligibleAgent, 'areas'>, locale: Locale): string {
  return new Intl.ListFormat(locale).format(
    areasOf(agent).map(({ state, city }) => city ?? provinceName(state, locale)),
  );
}

/** Filters of the team; an empty text is no filter. */
export interface TeamFilters {
  city: string;
  /** A language's tag. */
  language: string;
}

/** The agents who speak a language and work in a city. Agents of a whole province work in all cities of it. */
export function filterTeam<Agent extends EligibleAgent>(
  agents: readonly Agent[],
  { city, language }: TeamFilters,
): Agent[] {
  const states = new Set(
    agents.flatMap(({ areas }) =>
      areas
        .filter(({ cities }) => cities.some((name) => folded(name) === folded(city)))
        .map(({ state }) => state),
    ),
  );
  const worksThere = ({ areas }: Agent) =>
    areas.some(({ state, cities }) =>
      cities.length === 0 ? states.has(state) : cities.some((name) => folded(name) === folded(city)),
    );
  return agents.filter(
    (agent) => (city === '' || worksThere(agent)) && (language === '' || agent.languages.includes(language)),
  );
}

/** The choices of both filters, sorted by their words. */
export function teamChoices(agents: readonly EligibleAgent[], locale: Locale) {
  const sorted = (values: Iterable<[value: string, text: string]>) =>
    [...new Map(values)]
      .map(([value, text]) => ({ value, text }))
      .toSorted((one, other) => one.text.localeCompare(other.text, locale));
  return {
    cities: sorted(agents.flatMap(areasOf).flatMap(({ city }) => (city === undefined ? [] : [[city, city]]))),
    languages: sorted(
      agents.flatMap(({ languages }) =>
        languages.map((tag): [string, string] => [tag, capital(languageName(tag, locale), locale)]),
      ),
    ),
  };
}
