import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { brand } from '#config/brand.ts';

/** The brokerage's copyright, what the page does not promise, and the notice of the trademarks' owner. */
export function LegalText() {
  const { t } = useTranslation('shell');
  const paragraphs = [
    t('copyright', { year: new Date().getFullYear(), brokerage: brand.brokerage }),
    t('footer.legal', { mortgageBrokerage: brand.mortgageBrokerage, licence: brand.licence }),
    t('footer.trademarks'),
  ];
  return (
    <Box
      sx={{
        mt: { xs: 10, md: 14 },
        pt: 6,
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
