import Box from '@mui/material/Box';
import { styled, type Theme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { brand } from '#config/brand.ts';
import { paths } from '#domain/paths.ts';

const look = ({ theme }: { theme: Theme }) => ({ color: theme.vars?.palette.primary.dark });
const Inside = styled(Link)(look);
const Outside = styled('a')(look);

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
      <Inside to={paths.about()}>{t('links.about')}</Inside>
      <Outside href={brand.links.contact}>{t('links.contact')}</Outside>
      <Outside href={brand.links.terms}>{t('terms')}</Outside>
      <Outside href={brand.links.privacy}>{t('privacy')}</Outside>
    </Box>
  );
}
