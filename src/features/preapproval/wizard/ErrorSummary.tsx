import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldId, useFieldTexts } from '../fields/useFieldParts.ts';
import type { SectionForm } from '../form/useSectionForm.ts';

interface ErrorSummaryProps {
  sections: readonly SectionForm[];
  /** Grows with each attempt, so that the summary gets the focus again. */
  count: number;
  /** Another way to continue. */
  children?: ReactNode;
}

/** All wrong and missing fields of the page, with links to them. */
export function ErrorSummary({ sections, count, children }: ErrorSummaryProps) {
  const { t } = useTranslation('application');
  const { problemOf, homeOf } = useFieldTexts();
  const title = useId();
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt moves the focus again
  useEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  const left = sections.flatMap((section) =>
    section.wrong().map((field) => ({ section, field, problem: problemOf(section, field) })),
  );
  if (left.length === 0) return null;
  return (
    <Box
      ref={box}
      role="group"
      aria-labelledby={title}
      tabIndex={-1}
      sx={{
        p: 5,
        mb: 8,
        border: '2px solid',
        borderColor: 'error.main',
        borderRadius: 1,
        scrollMarginTop: 88,
        outline: 'none',
        '&:focus-visible': { boxShadow: '0 0 0 3px color-mix(in srgb, currentColor 20%, transparent)' },
      }}
    >
      <Typography id={title} component="h2" variant="h5">
        {t('summary.title', { count: left.length })}
      </Typography>
      <Box component="ul" sx={{ my: 3, mb: 0, pl: 5 }}>
        {left.map(({ section, field, problem }) => (
          <li key={fieldId(section, field)}>
            <Link
              href={`#${fieldId(section, field)}`}
              onClick={(event) => {
                event.preventDefault();
                section.form.setFocus(field);
              }}
              sx={{ display: 'inline-block', py: 1.25, color: 'error.main', fontWeight: 600 }}
            >
              {homeOf(field) === undefined ? problem : t('summary.ofOther', { problem, home: homeOf(field) })}
            </Link>
          </li>
        ))}
      </Box>
      {children}
    </Box>
  );
}
