import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router';
import { brand } from '#config/brand.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import '../authTexts.ts';

interface FormLinkProps {
  /** A path without a query: the page's query is added, so that the way back is not lost. */
  to: string;
  children: string;
}

/** A link from one form of an account to another. */
export function FormLink({ to, children }: FormLinkProps) {
  const { search } = useLocation();
  return (
    <Link
      component={RouterLink}
      to={{ pathname: to, search }}
      sx={{ display: 'inline-block', py: 2.5, fontWeight: 600 }}
    >
      {children}
    </Link>
  );
}

/** A question and the link that answers it. */
export function FormQuestion({ question, to, children }: FormLinkProps & { question: string }) {
  return (
    <Box component="p" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {question}
      </Box>
      <FormLink to={to}>{children}</FormLink>
    </Box>
  );
}

/** The brokerage's terms and its privacy policy. */
export function LegalLinks() {
  const { t } = useTranslation('auth');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, typography: 'body2' }}>
      {(['terms', 'privacy'] as const).map((name) => (
        <Link
          key={name}
          component={RouterLink}
          to={brand.links[name]}
          target="_blank"
          rel="noopener"
          sx={{ display: 'inline-block', py: 3 }}
        >
          {t(name)}
          <VisuallyHidden> {t('newTab')}</VisuallyHidden>
        </Link>
      ))}
    </Box>
  );
}
