import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { brand } from '../../config/brand.ts';
import { paths } from '../../domain/paths.ts';

/** The foot of the error page: copyright and four links (A9). */
export function FaultFooter() {
  const { t } = useTranslation('shell');
  return (
    <Box
      component="footer"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 5,
        justifyContent: 'center',
        alignItems: 'center',
        p: 6,
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      <span>{t('copyright', { year: new Date().getFullYear(), brokerage: brand.brokerage })}</span>
      <Link component={RouterLink} to={paths.about()}>
        {t('links.about')}
      </Link>
      <Link href={brand.links.contact}>{t('links.contact')}</Link>
      <Link href={brand.links.terms}>{t('terms')}</Link>
      <Link href={brand.links.privacy}>{t('privacy')}</Link>
    </Box>
  );
}
