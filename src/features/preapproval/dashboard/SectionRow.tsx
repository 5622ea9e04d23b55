import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import type { WireSection } from '#api/customer/applicationContract.ts';
import { sectionStep } from '#domain/application/applicationSteps.ts';
import { paths } from '#domain/paths.ts';
import { CircleIcon } from '#ui/icons/accountIcons.tsx';
import { CheckIcon } from '#ui/icons/frameIcons.tsx';
import { usePreapprovalText } from '../usePreapprovalText.ts';

const RowLink = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  minHeight: 52,
  color: 'inherit',
  textDecoration: 'none',
  borderTop: `1px solid ${theme.vars?.palette.divider}`,
  '&:hover .name': { textDecoration: 'underline' },
}));

interface SectionRowProps {
  section: WireSection;
  /** How many answers. */
  missing: number;
  isStarted: boolean;
}

/** A section with its state, and the way to it. */
export function SectionRow({ section, missing, isStarted }: SectionRowProps) {
  const { t } = usePreapprovalText();
  const isDone = missing === 0;
  const Mark = isDone ? CheckIcon : CircleIcon;
  const state = isDone
    ? t('progress.done')
    : isStarted
      ? t('progress.missing', { count: missing })
      : t('progress.todo');
  return (
    <li>
      <RowLink to={paths.preApproval(sectionStep(section))}>
        <Mark aria-hidden sx={{ flex: 'none', color: isDone ? 'success.main' : 'text.secondary' }} />
        <Box component="span" className="name" sx={{ flex: 1, minWidth: 0, fontWeight: 600 }}>
          {t(`progress.section.${section}`)}
        </Box>
        <Box component="span" sx={{ typography: 'body2', color: isDone ? 'success.main' : 'text.secondary' }}>
          {state}
        </Box>
      </RowLink>
    </li>
  );
}
