import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import { LinkButton } from '#components/links/LinkButton.tsx';
import { brand } from '#config/brand.ts';
import type { Scene } from '#config/brandPictures.ts';
import { type LinkTarget, mortgagesTarget, preApprovalTarget } from '#config/mortgageLinks.ts';
import { DEFAULT_CITY } from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';
import { DEFAULT_SEARCH } from '#domain/search/search.ts';
import { CostDrawing, DoorDrawing, MapDrawing } from './FeatureDrawings.tsx';
import { type MarketingPage, PLACES, type Place } from './marketingPage.ts';
import { ScenePicture } from './ScenePicture.tsx';
import { usePageText } from './usePageText.ts';

interface FeatureSectionProps {
  title: string;
  text: string;
  picture: FeatureContent['picture'];
  /** A link for the next step. */
  action: ReactNode;
  /** Puts the picture on the right. On small screens it is always above the text. */
  reversed?: boolean;
}

const FRAMED = { borderRadius: 1, overflow: 'hidden', bgcolor: 'chip.main', aspectRatio: '4 / 3' } as const;

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
          ...('drawing' in picture && FRAMED),
          '& svg': { display: 'block', width: '100%', height: '100%' },
        }}
      >
        {'drawing' in picture ? (
          picture.drawing
        ) : (
          <ScenePicture
            scene={picture.scene}
            sizes="(min-width: 900px) 600px, (min-width: 600px) 50vw, calc(100vw - 32px)"
          />
        )}
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

/** Features of the product and the brokerage, in sections with alternating sides. */
export function Features({ page }: { page: MarketingPage | 'home' }) {
  const { t } = usePageText();
  const { mortgageBrokerage } = brand;
  return PLACES.map((place, index) => {
    const { picture, leadsTo } = FEATURES[page][place];
    return (
      <FeatureSection
        key={place}
        title={t(`${page}.features.${place}.title`)}
        text={t(`${page}.features.${place}.text`, { mortgageBrokerage })}
        picture={picture}
        action={<LinkButton target={leadsTo}>{t(`${page}.features.${place}.action`)}</LinkButton>}
        reversed={index % 2 === 1}
      />
    );
  });
}

/** The picture and the link of a feature. */
interface FeatureContent {
  /** A drawing in a frame, or a scene without one. */
  picture: { drawing: ReactNode } | { scene: Scene };
  leadsTo: LinkTarget;
}

const map: FeatureContent = { picture: { drawing: <MapDrawing /> }, leadsTo: { path: paths.map() } };
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
    second: { picture: { drawing: <CostDrawing /> }, leadsTo: preApproval },
    third: { picture: { drawing: <DoorDrawing /> }, leadsTo: contact },
  },
  about: {
    first: map,
    second: { picture: { scene: 'calculator' }, leadsTo: mortgages },
    third: { picture: { scene: 'newsletter' }, leadsTo: contact },
  },
  buying: {
    first: { picture: { scene: 'calculator' }, leadsTo: preApproval },
    second: map,
    third: { picture: { drawing: <DoorDrawing /> }, leadsTo: contact },
  },
  selling: {
    first: { picture: map.picture, leadsTo: soldHomes },
    second: { picture: { scene: 'saved-empty' }, leadsTo: contact },
    third: { picture: { scene: 'sold-out' }, leadsTo: mortgages },
  },
};
