import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { LinkButton } from '#components/links/LinkButton.tsx';
import { brand } from '#config/brand.ts';
import { preApprovalTarget, showsOwnPreApproval } from '#config/mortgageLinks.ts';
import { DEFAULT_CITY } from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';
import { localeOf } from '#i18n/i18n.ts';
import { FacebookIcon, InstagramIcon, LinkedInIcon } from '#ui/icons/commonIcons.tsx';
import { Logo } from './header/Logo.tsx';

/** The brokerage's copyright, its disclaimer, and the notice of the trademarks' owner. */
function LegalText() {
  const { t } = useTranslation('shell');
  const paragraphs = [
    t('copyright', { year: new Date().getFullYear(), brokerage: brand.brokerage }),
    t('footer.legal', { mortgageBrokerage: brand.mortgageBrokerage, licence: brand.licence }),
    t('footer.trademarks'),
  ];
  return (
    <Box
      sx={{
        mt: 6,
        pt: 5,
        borderTop: '1px solid',
        borderColor: 'divider',
        color: 'text.secondary',
        typography: 'body2',
        maxWidth: '100%',
      }}
    >
      {paragraphs.map((text) => (
        <Box key={text} component="p" sx={{ m: 0, mb: 3, maxWidth: '110ch' }}>
          {text}
        </Box>
      ))}
    </Box>
  );
}

const Entry = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: 32,
  '@media (pointer: coarse)': { minHeight: 44 },
  color: theme.vars?.palette.text.secondary,
  textDecoration: 'none',
  fontSize: '0.9375rem',
  overflowWrap: 'anywhere',
  '&:hover': { color: theme.vars?.palette.text.primary, textDecoration: 'underline' },
}));

/** A link in a footer column: a path of the product, another site, which opens in a new tab, or mail and telephone. */
function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Entry to={to} {...(to.startsWith('http') && { target: '_blank', rel: 'noopener' })}>
        {children}
      </Entry>
    </li>
  );
}

const NETWORKS = [
  { name: 'Facebook', href: brand.links.facebook, Icon: FacebookIcon },
  { name: 'Instagram', href: brand.links.instagram, Icon: InstagramIcon },
  { name: 'LinkedIn', href: brand.links.linkedin, Icon: LinkedInIcon },
] as const;

function Column({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <Box component="h2" sx={{ typography: 'h6', m: 0, mb: 2 }}>
        {heading}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {children}
      </Box>
    </div>
  );
}

/** In a narrow column it breaks at the @ sign. */
function MailAddress() {
  const [name, host] = brand.email.split('@');
  return (
    <span>
      {name}@<wbr />
      {host}
    </span>
  );
}

function PreApproval() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  return (
    <Box sx={{ maxWidth: 300 }}>
      <Logo />
      <Box component="p" sx={{ mt: 4, mb: 5, color: 'text.secondary' }}>
        {t('footer.preApproval')}
      </Box>
      <LinkButton target={preApprovalTarget(pathname)} variant="contained">
        {t('footer.getPreApproved')}
      </LinkButton>
    </Box>
  );
}

/** The footer of every page except the map. */
export function Footer() {
  const { t, i18n } = useTranslation('shell');
  return (
    <Box
      component="footer"
      data-print="hidden"
      sx={{ bgcolor: 'background.paper', borderTop: '1px solid', borderColor: 'divider', mt: 'auto' }}
    >
      <Box sx={{ px: 'var(--edges)', pt: 7, pb: 5 }}>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 8, md: 10 },
            columnGap: { xs: 4, sm: 8, md: 10 },
            gridTemplateColumns: { xs: 'minmax(0, 1.35fr) minmax(0, 1fr)', md: '1.6fr 1fr 1fr 1.3fr 1fr' },
            '& > :first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
          }}
        >
          <PreApproval />
          <Column heading={t('footer.getStarted')}>
            <FooterLink to={paths.buying()}>{t('links.buying')}</FooterLink>
            <FooterLink to={paths.selling()}>{t('links.selling')}</FooterLink>
            <FooterLink to={paths.value()}>{t('links.value')}</FooterLink>
            <FooterLink to={paths.map()}>{t('links.mapSearch')}</FooterLink>
            <FooterLink to={paths.listOf(DEFAULT_CITY)}>
              {t('footer.homesIn', { city: DEFAULT_CITY.city })}
            </FooterLink>
            <FooterLink to={paths.trends()}>{t('links.trends')}</FooterLink>
            <FooterLink to={paths.calculators()}>{t('links.calculators')}</FooterLink>
            {showsOwnPreApproval() && (
              <FooterLink to={paths.preApproval()}>{t('account.preApproval')}</FooterLink>
            )}
          </Column>
          <Column heading={t('footer.about')}>
            <FooterLink to={paths.about()}>{t('footer.aboutUs')}</FooterLink>
            <FooterLink to={brand.links.terms}>{t('terms')}</FooterLink>
            <FooterLink to={brand.links.privacy}>{t('privacy')}</FooterLink>
          </Column>
          <Column heading={t('footer.contact')}>
            <FooterLink to={paths.contact()}>{t('footer.contactUs')}</FooterLink>
            <FooterLink to={`tel:${brand.phone}`}>{brand.phoneDisplay}</FooterLink>
            <FooterLink to={`mailto:${brand.email}`}>
              <MailAddress />
            </FooterLink>
            <Box component="li" sx={{ color: 'text.secondary', py: 1.5, typography: 'body2' }}>
              {brand.address[localeOf(i18n.language)]}
            </Box>
          </Column>
          <Column heading={t('footer.connect')}>
            {NETWORKS.map(({ name, href, Icon }) => (
              <FooterLink key={name} to={href}>
                <Icon fontSize="small" />
                {name}
              </FooterLink>
            ))}
          </Column>
        </Box>
        <LegalText />
      </Box>
    </Box>
  );
}
