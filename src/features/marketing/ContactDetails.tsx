import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { type ComponentType, useId } from 'react';
import { Link as RouterLink } from 'react-router';
import { brand } from '#config/brand.ts';
import { paths } from '#domain/paths.ts';
import { MailIcon, PhoneIcon } from '#ui/icons/contactIcons.tsx';
import { PlaceIcon } from '#ui/icons/searchIcons.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { usePageText } from './usePageText.ts';

/** Close enough to see the office's block. */
const OFFICE_ZOOM = 17;

interface WayProps {
  Icon: ComponentType<SvgIconProps>;
  label: string;
  text: string;
  /** tel: or mailto: address, or a path of the product. */
  to: string;
  /** What goes with a path of the product. */
  state?: object;
  /** What following the link does, where its text doesn't say it. */
  hint?: string;
}

function Way({ Icon, label, text, to, state, hint }: WayProps) {
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
      </Box>
    </Box>
  );
}

/** Email, phone and address of the brokerage (L2 Contact). */
export function ContactDetails() {
  const { t } = usePageText();
  const heading = useId();
  return (
    <Box component="section" aria-labelledby={heading}>
      <Box component="h2" id={heading} sx={{ typography: 'h4', m: 0, mb: 5 }}>
        {t('contact.details')}
      </Box>
      <Box component="ul" sx={{ display: 'grid', gap: 3, listStyle: 'none', m: 0, p: 0 }}>
        <Way Icon={MailIcon} label={t('contact.email')} text={brand.email} to={`mailto:${brand.email}`} />
        <Way
          Icon={PhoneIcon}
          label={t('contact.phone')}
          text={brand.phoneDisplay}
          to={`tel:${brand.phone}`}
        />
        <Way
          Icon={PlaceIcon}
          label={t('contact.address')}
          // The postal code stays on one line.
          text={brand.address.replace(/ (\S+)$/, '\u00a0$1')}
          to={paths.mapAt(brand.office, OFFICE_ZOOM)}
          state={{ streetPin: brand.office }}
          hint={t('contact.addressOnMap')}
        />
      </Box>
    </Box>
  );
}
