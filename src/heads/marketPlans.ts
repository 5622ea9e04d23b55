/** The first answers of pages with a market's figures: the trends, and a neighbourhood (pageHeads.ts). */

import type { FirstAnswer, FirstCall, PageParts, PagePlan } from '#api/pages/contract.ts';
import { cityStatistics } from '#api/realty/cityStatistics.ts';
import type { WireListingsPage } from '#api/realty/contract.ts';
import { marketCallPaths } from '#api/realty/marketCallPaths.ts';
import { type HeadPlace, UNLISTED } from '#components/document-head/headTags.ts';
import { areaHead } from '#components/heads/areaHead.ts';
import { marketSentence } from '#components/heads/marketSentence.ts';
import { trendsHead } from '#components/heads/trendsHead.ts';
import { type Area, areaFilters, hasYearSales } from '#domain/market/areaFilters.ts';
import type { Market, MarketFilters } from '#domain/market/market.ts';
import { marketOf } from '#domain/market/marketOf.ts';
import { isOfferedCity, parseMarketFilters } from '#domain/market/trendsUrl.ts';
import { paths } from '#domain/paths.ts';
import { startSearch } from '#domain/search/search.ts';
import { textsIn } from './headTexts.ts';
import { hasOwnService, partsOf, placesCall, writeUnknown } from './pageParts.ts';
import { trendsSkeleton } from './skeletons.ts';

/** A market's figures are those of months, and the page says no time: the same ones serve for a quarter of an hour. */
const FIGURES_VALID_MS = 15 * 60_000;

/** The market of both answers; undefined if one is missing. */
function marketFrom(
  sales: FirstAnswer | undefined,
  listed: FirstAnswer | undefined,
  filters: MarketFilters,
  now: Date,
): Market | undefined {
  if (sales?.status !== 200 || listed?.status !== 200) return undefined;
  const statistics = cityStatistics(
    sales.body as WireListingsPage, // the service's own answers
    listed.body as WireListingsPage, // the service's own answers
  );
  return marketOf(statistics, filters, now);
}

/** The plan of a city's market trends. */
export function planTrends(query: string, place: HeadPlace): PagePlan {
  const { language } = place;
  const filters = parseMarketFilters(new URLSearchParams(query));
  const now = new Date();
  const { sales, listed } = marketCallPaths(filters, now);
  const callOf = (url: string): FirstCall => ({ url, headers: {}, validMs: FIGURES_VALID_MS });
  const calls = { call: callOf(sales), further: callOf(listed) };
  const write = (answer: FirstAnswer | undefined, _checked?: FirstAnswer, more?: FirstAnswer): PageParts => {
    const t = textsIn(language).trends;
    const parts = partsOf(trendsHead(filters, t), place);
    const market = marketFrom(answer, more, filters, now);
    if (!market) return parts;
    if (market.summary.sold === 0)
      return isOfferedCity(filters) ? parts : { ...parts, tags: [...parts.tags, UNLISTED] };
    const sentence = marketSentence(market, t, language);
    const { facts } = parts;
    return {
      ...parts,
      facts: { ...facts, sentences: [sentence, ...facts.sentences] },
      skeleton: trendsSkeleton(sentence, language),
    };
  };
  return { language, ...(hasOwnService && calls), write };
}

/**
 * The plan of a neighbourhood's page, with its market's figures. Without any sale the service is asked whether there is
 * such a neighbourhood.
 */
export function planArea(area: Area, place: HeadPlace): PagePlan {
  const { language } = place;
  const filters = areaFilters(area);
  const now = new Date();
  const { sales, listed } = marketCallPaths(filters, now);
  const callOf = (url: string): FirstCall => ({ url, headers: {}, validMs: FIGURES_VALID_MS });
  const calls = { call: callOf(sales), further: callOf(listed) };
  const search = startSearch('sale', area);
  const texts = textsIn(language);
  const isEmpty = (answer: FirstAnswer | undefined) =>
    answer?.status === 200 && (answer.body as WireListingsPage).count === 0; // the service's own answer
  const write = (answer: FirstAnswer | undefined, places?: FirstAnswer, more?: FirstAnswer): PageParts => {
    const parts = partsOf(areaHead(area, texts.area, place), place);
    const unknown =
      isEmpty(answer) &&
      writeUnknown(search, places, parts, ({ state, city, neighborhood }) =>
        state && city && neighborhood
          ? paths.area({ state, city, neighborhood })
          : paths.listOf({ ...(state && { state }), ...(city && { city }) }),
      );
    if (unknown) return unknown;
    const market = marketFrom(answer, more, filters, now);
    if (!market || !hasYearSales(market)) return parts;
    const sentence = marketSentence(market, texts.trends, language);
    return { ...parts, facts: { ...parts.facts, sentences: [sentence, ...parts.facts.sentences] } };
  };
  const check = (answer: FirstAnswer | undefined) => (isEmpty(answer) ? placesCall(search) : undefined);
  return { language, ...(hasOwnService && calls), check, write };
}
