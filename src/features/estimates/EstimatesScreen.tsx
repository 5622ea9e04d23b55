import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDocumentHead } from '#components/document-head/useDocumentHead.ts';
import { useEstimateText } from '#components/estimate-words/useEstimateText.ts';
import { estimatesHead } from '#components/heads/estimatesHead.ts';
import { Section } from '#components/layouts/Section.tsx';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';

const STEPS = ['sales', 'adjust', 'weigh', 'range', 'none'] as const;

const TestResults = lazyOnIntent(async () => (await import('./TestResults.tsx')).TestResults);

/** The page about estimates: the method in short, and the errors of past estimates. */
export function EstimatesScreen() {
  const { t } = useEstimateText();
  useDocumentHead(estimatesHead(t));
  return (
    <Box sx={{ display: 'grid', gap: 12, px: 'var(--edges)', py: { xs: 10, md: 16 } }}>
      <Box>
        <Typography component="h1" sx={{ typography: { xs: 'h2', lg: 'h1' }, textWrap: 'balance' }}>
          {t('page.title')}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 4, maxWidth: '60ch', fontSize: '1.125rem' }}>
          {t('page.lead')}
        </Typography>
      </Box>
      <Section heading={t('page.method')}>
        <Box component="ol" sx={{ display: 'grid', gap: 3, m: 0, pl: 5, maxWidth: '70ch' }}>
          {STEPS.map((step) => (
            <li key={step}>{t(`page.steps.${step}`)}</li>
          ))}
        </Box>
      </Section>
      <Section heading={t('page.test')}>
        <Typography sx={{ mb: 4, maxWidth: '70ch' }}>{t('page.testText')}</Typography>
        <TestResults />
      </Section>
    </Box>
  );
}
