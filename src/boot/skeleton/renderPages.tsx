/** Run by the build (build/skeletons), never in a browser: renders the pages with which visits begin. */

import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { routes } from '#app/router.tsx';
import { BASE_PATH } from '#domain/paths.ts';
import { startTexts } from '#i18n/i18n.ts';
import { LANGUAGES, type Language } from '#i18n/languages.ts';
import { makeStore } from '#store/makeStore.ts';
import { theme } from '#ui/theme.ts';

/** A page of each kind. The names of places and cities are replaced in the browser (../showSkeleton.ts). */
const PAGES = {
  home: '/',
  list: '/list/Province/City/Neighborhood',
  // Rendered for their headings, which each language words in its own way.
  listOfProvince: '/list/Province',
  listOfCity: '/list/Province/City',
  detail: '/detail/Province/City/Street/W1234567/2',
  login: '/auth/login',
  trends: '/trends?city=Toronto',
} as const;

/** A page in the app's first render for a visitor, before any answer, with all styles that it needs. */
export interface RenderedPage {
  kind: keyof typeof PAGES;
  language: Language;
  html: string;
  css: string;
}

/** Components that depend on the window's width in JavaScript render for a phone. */
const phoneTheme = () =>
  createTheme(theme(), {
    components: {
      MuiUseMediaQuery: {
        defaultProps: { ssrMatchMedia: (query: string) => ({ matches: query.includes('max-width') }) },
      },
    },
  });

async function renderPage(kind: keyof typeof PAGES, language: Language): Promise<RenderedPage> {
  const handler = createStaticHandler(routes, { basename: BASE_PATH });
  const context = await handler.query(new Request(`http://localhost${BASE_PATH}${PAGES[kind]}`));
  if (context instanceof Response) throw new Error(`The skeleton's page ${PAGES[kind]} redirects.`);
  // Without its own plugins it writes no prefixes; the build adds those that browsers need.
  const cache = createCache({ key: 's', stylisPlugins: [] });
  // Styles are collected here instead of in the HTML.
  cache.compat = true;
  const html = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <Provider store={makeStore()}>
        <ThemeProvider theme={phoneTheme()}>
          <CssBaseline />
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </ThemeProvider>
      </Provider>
    </CacheProvider>,
  );
  const rules = Object.values(cache.inserted).filter((rule) => typeof rule === 'string');
  return { kind, language, html, css: rules.join('') };
}

async function renderPages(): Promise<RenderedPage[]> {
  const rendered: RenderedPage[] = [];
  for (const language of LANGUAGES) {
    await startTexts(language);
    // One after the other, because all of them share the language of the texts.
    for (const kind of Object.keys(PAGES)) {
      rendered.push(await renderPage(kind as keyof typeof PAGES, language)); // its own keys
    }
  }
  return rendered;
}

/** A value, because the build can import this module and not call it afterwards. */
export const pages: readonly RenderedPage[] = await renderPages();
