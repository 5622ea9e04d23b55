import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import { LinkButton } from '#components/links/LinkButton.tsx';
import { brand } from '#config/brand.ts';
import type { Scene } from '#config/brandPictures.ts';
import { type LinkTarget, mortgagesTarget, preApprovalTarget } from '#config/mortgageLinks.ts';
import { DEFAULT_CITY } from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';
import { DEFAULT_SEARCH } from '#domain/search/search.ts';
import { type MarketingPage, PLACES, type Place } from './marketingPage.ts';
import { ScenePicture } from './ScenePicture.tsx';
import { usePageText } from './usePageText.ts';

interface FeatureSectionProps {
  title: string;
  text: string;
  picture: ReactNode;
  /** A link for the next step. */
  action: ReactNode;
  /** Puts the picture on the right. On small screens it is always above the text. */
  reversed?: boolean;
}

/** One feature of the product: a picture beside a short text. */
function FeatureSection({ title, text, picture, action, reversed = false }: FeatureSectionProps) {
  const headingId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      sx={{
        display: 'grid',
        alignItems: 'center',
        gap: { xs: 6, sm: 8, md: 20 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Box
        sx={{
          order: { sm: reversed ? 2 : 1 },
          // 270 px high.
          width: '100%',
          maxWidth: 405,
          justifySelf: reversed ? 'end' : 'start',
        }}
      >
        {picture}
      </Box>
      <Box sx={{ order: { sm: reversed ? 1 : 2 }, maxWidth: '52ch' }}>
        <Box
          component="h2"
          id={headingId}
          sx={{ typography: { xs: 'h3', md: 'h2' }, m: 0, textWrap: 'balance' }}
        >
          {title}
        </Box>
        <Box component="p" sx={{ mt: 4, mb: 6, fontSize: '1.125rem', color: 'text.secondary' }}>
          {text}
        </Box>
        {action}
      </Box>
    </Box>
  );
}

interface FeaturesProps {
  page: MarketingPage | 'home';
  /** Pictures of the product, in place of scenes. */
  pictures: Partial<Record<Place, ReactNode>>;
}

/** Features of the product and the brokerage, in sections with alternating sides. */
export function Features({ page, pictures }: FeaturesProps) {
  const { t } = usePageText();
  const { mortgageBrokerage } = brand;
  return PLACES.map((place, index) => {
    const { scene, leadsTo } = FEATURES[page][place];
    return (
      <FeatureSection
        key={place}
        title={t(`${page}.features.${place}.title`)}
        text={t(`${page}.features.${place}.text`, { mortgageBrokerage })}
        picture={scene ? <ScenePicture scene={scene} sizes={SIZES} /> : pictures[place]}
        action={<LinkButton target={leadsTo}>{t(`${page}.features.${place}.action`)}</LinkButton>}
        reversed={index % 2 === 1}
      />
    );
  });
}

/** Width of a scene, as a `sizes` attribute. */
const SIZES = '(min-width: 900px) 405px, (min-width: 600px) 50vw, calc(100vw - 32px)';

/** The link of a feature, and its scene, unless the page gives a picture of the product. */
interface FeatureContent {
  scene?: Scene;
  leadsTo: LinkTarget;
}

const map: FeatureContent = { leadsTo: { path: paths.map() } };
const preApproval = preApprovalTarget();
const mortgages = mortgagesTarget();
const contact = { path: paths.contact() };
const soldHomes = {
  path: paths.mapCity(DEFAULT_CITY.city, { ...DEFAULT_SEARCH, showActive: false, showSold: true }),
};

/** The features of the home page and the marketing pages. Their texts are in the catalogue. */
const FEATURES: Readonly<Record<MarketingPage | 'home', Readonly<Record<Place, FeatureContent>>>> = {
  home: {
    first: map,
    second: { leadsTo: preApproval },
    third: { scene: 'agent', leadsTo: contact },
  },
  about: {
    first: map,
    second: { scene: 'mortgage', leadsTo: mortgages },
    third: { scene: 'reply', leadsTo: contact },
  },
  buying: {
    first: { leadsTo: preApproval },
    second: map,
    third: { scene: 'keys', leadsTo: contact },
  },
  selling: {
    first: { leadsTo: soldHomes },
    second: { scene: 'staging', leadsTo: contact },
    third: { scene: 'next-home', leadsTo: mortgages },
  },
};
