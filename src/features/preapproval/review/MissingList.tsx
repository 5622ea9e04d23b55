import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { WireApplication } from '#api/customer/applicationContract.ts';
import { sectionStep } from '#domain/application/applicationSteps.ts';
import { paths } from '#domain/paths.ts';
import type { TargetField } from '../wizard/useTargetField.ts';
import { useMemberTexts } from './useMemberTexts.ts';

/** A problem that prevents the submission of an application. */
export interface Hindrance {
  section: WireApplication['missing'][number]['section'];
  /** The service's name of the field. */
  field: string;
  /** True if the value is below the legal minimum. */
  isTooLow?: boolean;
  /** True if the typed value is invalid. */
  isWrong?: boolean;
}

type Words = 'review.tooLow' | 'review.wrong' | 'review.missingField';

const wordsOf = ({ isTooLow, isWrong }: Hindrance): Words => {
  if (isWrong) return 'review.wrong';
  return isTooLow ? 'review.tooLow' : 'review.missingField';
};

interface MissingListProps {
  hindrances: readonly Hindrance[];
  /** For moving the focus to the list. */
  ref: Ref<HTMLDivElement>;
}

/** The missing and wrong fields of an application, with links to them. */
export function MissingList({ hindrances, ref }: MissingListProps) {
  const { t } = useTranslation('application');
  const { labelOf } = useMemberTexts();
  const title = useId();
  return (
    <Box
      ref={ref}
      role="group"
      aria-labelledby={title}
      tabIndex={-1}
      sx={{
        p: 5,
        mb: 6,
        border: '2px solid',
        borderColor: 'error.main',
        borderRadius: 1,
        outline: 'none',
        scrollMarginTop: 88,
      }}
    >
      <Typography id={title} component="h2" variant="h5">
        {t('review.missing', { count: hindrances.length })}
      </Typography>
      <Box component="ul" sx={{ my: 3, mb: 0, pl: 5 }}>
        {hindrances.map((hindrance) => {
          const { section, field } = hindrance;
          const step = sectionStep(section);
          const state: TargetField = { targetField: field };
          return (
            <li key={field}>
              <MuiLink
                component={Link}
                to={paths.preApproval(step)}
                state={state}
                sx={{ display: 'inline-block', py: 1.25, fontWeight: 600 }}
              >
                {t(wordsOf(hindrance), {
                  step: t(`steps.${step}`),
                  field: labelOf(field),
                })}
              </MuiLink>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}
