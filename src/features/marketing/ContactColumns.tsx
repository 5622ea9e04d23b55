import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { type ComponentType, type ReactNode, useId } from 'react';
import { Link as RouterLink } from 'react-router';
import { brand } from '#config/brand.ts';
import { offices } from '#config/office.ts';
import { paths } from '#domain/paths.ts';
import { localeOf } from '#i18n/i18n.ts';
import { MailIcon, PhoneIcon } from '#ui/icons/contactIcons.tsx';
import { PlaceIcon } from '#ui/icons/searchIcons.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { LeadFormSpace } from './LeadFormSpace.tsx';
import { PageColumn } from './PageColumn.tsx';
import { RatingSummary } from './RatingSummary.tsx';
import { usePageText } from './usePageText.ts';

/** The contact page: the brokerage's contact details beside the lead form. */
export function ContactColumns({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  const { t } = usePageText();
  return (
    <PageColumn sx={{ gap: { xs: 12, md: 16 }, gridTemplateColumns: { md: '5fr 7fr' }, alignItems: 'start' }}>
      <Box sx={{ display: 'grid', gap: 10, minWidth: 0 }}>
        <div>
          <Box component="h1" sx={{ typography: { xs: 'h2', lg: 'h1' }, m: 0, textWrap: 'balance' }}>
            {t('contact.title')}
          </Box>
          <Box
            component="p"
            sx={{ m: 0, mt: 4, maxWidth: '44ch', fontSize: '1.125rem', color: 'text.secondary' }}
          >
            {t('contact.text')}
          </Box>
        </div>
        <ContactDetails />
        <Link component={RouterLink} to={paths.agents()} underline="hover" sx={{ fontWeight: 600, py: 2.5 }}>
          {t('contact.agents')}
        </Link>
        <RatingSummary />
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>{picture}</Box>
      </Box>
      <LeadFormSpace>{children}</LeadFormSpace>
    </PageColumn>
  );
}

/** Zoom that shows the block of the office. */
const OFFICE_ZOOM = 17;

interface ContactMethodProps {
  Icon: ComponentType<SvgIconProps>;
  label: string;
  text: string;
  /** A tel: or mailto: address, or a path of the product. */
  to: string;
  /** State for the history entry of a path of the product. */
  state?: object;
  /** Description of the link's effect, if its text does not say it. */
  hint?: string;
  /** A line below the link. */
  note?: string | undefined;
}

function ContactMethod({ Icon, label, text, to, state, hint, note }: ContactMethodProps) {
  const inside = to.startsWith('/');
  return (
    <Box component="li" sx={{ display: 'flex', gap: 4 }}>
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          flex: 'none',
          width: 44,
          height: 44,
          borderRadius: 999,
          bgcolor: 'chip.main',
          color: 'primary.dark',
        }}
      >
        <Icon fontSize="small" />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{label}</Box>
        <Link
          {...(inside ? { component: RouterLink, to, state } : { href: to })}
          underline="hover"
          sx={{
            display: 'inline-block',
            minHeight: 44,
            pt: 0.5,
            pb: 3,
            fontWeight: 600,
            textWrap: 'balance',
            overflowWrap: 'anywhere',
          }}
        >
          {text}
          {hint && <VisuallyHidden> ({hint})</VisuallyHidden>}
        </Link>
        {note && <Box sx={{ typography: 'body2', color: 'text.secondary', mt: -2, mb: 2 }}>{note}</Box>}
      </Box>
    </Box>
  );
}

/** Email, phone and address of the brokerage. */
function ContactDetails() {
  const { t, i18n } = usePageText();
  const heading = useId();
  const locale = localeOf(i18n.language);
  return (
    <Box component="section" aria-labelledby={heading}>
      <Box component="h2" id={heading} sx={{ typography: 'h4', m: 0, mb: 5 }}>
        {t('contact.details')}
      </Box>
      <Box component="ul" sx={{ display: 'grid', gap: 3, listStyle: 'none', m: 0, p: 0 }}>
        <ContactMethod
          Icon={MailIcon}
          label={t('contact.email')}
          text={brand.email}
          to={`mailto:${brand.email}`}
        />
        <ContactMethod
          Icon={PhoneIcon}
          label={t('contact.phone')}
          text={brand.phoneDisplay}
          to={`tel:${brand.phone}`}
        />
        {offices().map(({ address, hours, latitude, longitude }) => (
          <ContactMethod
            key={address['en-CA']}
            Icon={PlaceIcon}
            label={t('contact.address')}
            // A non-breaking space keeps the postal code on one line.
            text={address[locale].replace(/ (\S+)$/, '\u00a0$1')}
            to={paths.mapAt({ latitude, longitude }, OFFICE_ZOOM)}
            state={{ streetPin: { latitude, longitude } }}
            hint={t('contact.addressOnMap')}
            note={hours?.[locale]}
          />
        ))}
      </Box>
    </Box>
  );
}
