import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';
import { useNearestAmenitiesQuery } from '#api/realty/amenityCalls.ts';
import { agentSubject, useAgent } from '#components/agent-card/useAgent.ts';
import { AmenitySources } from '#components/amenities/AmenitySources.tsx';
import { nearestOfEach } from '#components/amenities/nearestOfEach.ts';
import { useAmenityText } from '#components/amenities/useAmenityText.ts';
import { pageUrl } from '#components/document-head/useDocumentHead.ts';
import { brand } from '#config/brand.ts';
import type { Point } from '#domain/geo/geo.ts';
import { provinceName } from '#domain/geo/provinces.ts';
import { type Listing, placeLine, streetLine, truncate } from '#domain/listing/listing.ts';
import { paths } from '#domain/paths.ts';
import { QrCode } from '#ui/QrCode.tsx';
import { Counts } from '../Counts.tsx';
import { courtesyOf } from '../courtesy.ts';
import { ListingPrice } from '../ListingPrice.tsx';
import type { Fact } from '../sections/useFacts.ts';
import { useListingText } from '../useListingText.ts';
import { printPictures } from './printPictures.ts';

/** Maximum number of characters of the description, so that the sheet has at most two pages. */
const DESCRIPTION_LENGTH = 1400;

/** Black on white in any colour scheme, without the page itself. */
const PRINT_STYLES = {
  '@page': { size: 'A4', margin: '14mm' },
  '@media print': {
    'html, body': { background: '#fff !important' },
    '[data-print="replaced"]': { display: 'none !important' },
  },
} as const;

function Picture({ src, alt }: { src: string; alt: string }) {
  return (
    <Box
      component="img"
      src={src}
      alt={alt}
      sx={{ width: 1, aspectRatio: '2 / 1', objectFit: 'cover', display: 'block', borderRadius: 0.5 }}
    />
  );
}

function Header({ listing }: { listing: Listing }) {
  const { locale } = useListingText();
  const { address } = listing;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 6, alignItems: 'end' }}>
      <Box>
        <Box sx={{ fontSize: 24, fontWeight: 700 }}>{streetLine(address, locale)}</Box>
        <Box>
          {[placeLine(address), provinceName(address.state, locale), address.zip].filter(Boolean).join(', ')}
        </Box>
      </Box>
      <ListingPrice listing={listing} size="h3" />
    </Box>
  );
}

function Facts({ facts }: { facts: readonly Pick<Fact, 'label' | 'value'>[] }) {
  return (
    <Box component="dl" sx={{ m: 0, columns: 2, columnGap: 8 }}>
      {facts.map(({ label, value }) => (
        <Box
          key={label}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 3,
            breakInside: 'avoid',
            borderBottom: '1px solid #ccc',
            py: 0.75,
          }}
        >
          <Box component="dt">{label}</Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 600, textAlign: 'right' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** The nearest places, if their answer is there: printing does not wait for it. */
function Around({ location }: { location: Point }) {
  const { t, name, walk } = useAmenityText();
  const { currentData } = useNearestAmenitiesQuery({ point: location });
  if (!currentData || currentData.amenities.length === 0) return null;
  return (
    <Box sx={{ breakInside: 'avoid' }}>
      <Box sx={{ fontWeight: 700 }}>{t('around.heading')}</Box>
      <Facts
        facts={nearestOfEach(currentData.amenities).map((place) => ({
          label: place.level ? t(`levels.${place.level}`) : t(`kinds.${place.kind}`),
          value: `${name(place)}, ${walk(place.metres)}`,
        }))}
      />
      <Box sx={{ '& > *': { fontSize: 10 } }}>
        <AmenitySources sources={currentData.sources} />
      </Box>
    </Box>
  );
}

function Realtor({ listing, children }: { listing: Listing; children: ReactNode }) {
  const { locale } = useListingText();
  const agent = useAgent(agentSubject(listing));
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 6, breakInside: 'avoid' }}>
      <Box>
        {agent && (
          <Box sx={{ mb: 2 }}>
            <Box sx={{ fontWeight: 700 }}>{agent.name}</Box>
            <Box>{agent.role[locale]}</Box>
            {[`+1-${agent.phone}`, agent.email].map((contact) => (
              <Box key={contact}>{contact}</Box>
            ))}
          </Box>
        )}
        <Box>{brand.brokerage}</Box>
        <Box>{brand.address[locale]}</Box>
        {!agent && [brand.phoneDisplay, brand.email].map((contact) => <Box key={contact}>{contact}</Box>)}
      </Box>
      {children}
    </Box>
  );
}

/** The listing on one or two A4 pages: photo, facts, map, the link as a QR code, and the realtor. */
export function PrintSheet({ listing, facts }: { listing: Listing; facts: readonly Fact[] }) {
  const { t, locale } = useListingText();
  const { details } = listing;
  const courtesy = courtesyOf(listing);
  const { photo, map } = printPictures(listing);
  const address = streetLine(listing.address, locale);
  const url = pageUrl(paths.detail(listing));
  return (
    <Box
      data-testid="print-sheet"
      sx={{
        display: 'none',
        '@media print': { display: 'grid' },
        gap: 3.5,
        color: '#000',
        bgcolor: '#fff',
        fontSize: 12,
        lineHeight: 1.4,
        '& *': { color: '#000 !important' },
      }}
    >
      <GlobalStyles styles={PRINT_STYLES} />
      <Box sx={{ fontWeight: 700 }}>{brand.name}</Box>
      <Header listing={listing} />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 4 }}>
        {photo && <Picture src={photo} alt={t('photos.alt', { number: 1, address })} />}
        {map && <Picture src={map} alt={t('map.alt', { address })} />}
      </Box>
      <Counts listing={listing} />
      <Facts facts={facts} />
      {details.description && (
        <Box sx={{ whiteSpace: 'pre-line' }}>{truncate(details.description, DESCRIPTION_LENGTH)}</Box>
      )}
      {listing.location && <Around location={listing.location} />}
      <Realtor listing={listing}>
        <QrCode text={url} label={t('print.link')} size={112} />
      </Realtor>
      <Box sx={{ fontSize: 10, overflowWrap: 'anywhere' }}>
        {courtesy && <Box>{t('notice.courtesy', { brokerage: courtesy })}</Box>}
        <Box>{t('notice.disclaimer')}</Box>
        <Box>{url}</Box>
      </Box>
    </Box>
  );
}
