import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatOpenHouse, formatPrice } from '#domain/format.ts';
import { type BadgedListing, badgesOf } from '#domain/listing/badges.ts';
import type { Listing } from '#domain/listing/listing.ts';
import { statusColour, statusLabel, statusText } from '#domain/listing/status.ts';
import { localeOf } from '#i18n/i18n.ts';

const Badge = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-block',
  padding: theme.spacing(0.5, 2.5),
  borderRadius: 999,
  // Not the colour of a picture that is loading, and outlined on a white sky.
  border: `1px solid ${theme.vars?.palette.line}`,
  backgroundColor: theme.vars?.palette.background.paper,
  color: theme.vars?.palette.text.primary,
  fontWeight: 600,
}));

/** A listing's status in its colour: 'For Sale', 'Sold', 'Expired', ... */
export function StatusBadge({ listing }: { listing: Pick<Listing, 'type' | 'status' | 'lastStatus'> }) {
  const { t } = useTranslation('card');
  const { type, status } = listing;
  // If the last status was withheld, only one fact is known: whether the listing is on the market.
  const isWithheld = listing.lastStatus === '';
  const lastStatus = isWithheld && status !== 'U' ? 'New' : listing.lastStatus;
  const label = statusLabel(type, lastStatus);
  const colour = statusColour(label);
  return (
    <Badge
      data-status={label}
      sx={{
        bgcolor: `${colour}.main`,
        borderColor: `${colour}.main`,
        color: `${colour}.contrastText`,
        whiteSpace: 'nowrap',
      }}
    >
      {statusText({ type, lastStatus }, t) || t('status.offMarket')}
    </Badge>
  );
}

/** Returns the texts of a listing's badges: "New", "Price cut $50,000", "Open Sat, 2:00–4:00 p.m.". */
export function useBadgeTexts(listing: BadgedListing): string[] {
  const { t, i18n } = useTranslation('card');
  const locale = localeOf(i18n.language);
  return badgesOf(listing, new Date()).map((badge) =>
    t(`badge.${badge.kind}`, {
      time: badge.kind === 'openHouse' && formatOpenHouse(badge, locale),
      price: badge.kind === 'priceCut' && formatPrice(badge.amount, locale),
      percent: badge.kind === 'overAsking' && badge.amount,
    }),
  );
}

/** A listing's status, and the badges beside it. */
export function ListingBadges({ listing }: { listing: Listing }) {
  const texts = useBadgeTexts(listing);
  return (
    <>
      <StatusBadge listing={listing} />
      {texts.map((text) => (
        <Badge key={text}>{text}</Badge>
      ))}
    </>
  );
}
