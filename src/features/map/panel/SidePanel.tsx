import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ResultsCount } from './ResultsCount.tsx';
import { RESULTS_ID } from './resultsId.ts';

const Panel = styled('section')(({ theme }) => ({
  flex: '0 0 50%',
  minWidth: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: theme.vars?.palette.background.default,
  borderLeft: `1px solid ${theme.vars?.palette.line}`,
}));

const Head = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 56,
  padding: theme.spacing(2, 6, 2, 4),
  backgroundColor: `color-mix(in srgb, ${theme.vars?.palette.background.default} 92%, transparent)`,
  backdropFilter: 'blur(8px)',
}));

/** The results beside the map, half of the width, on wide screens. */
export function SidePanel({ sort, children }: { sort: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('map');
  return (
    <Panel id={RESULTS_ID} aria-label={t('results.label')} tabIndex={-1}>
      <Head>
        <ResultsCount />
        {sort}
      </Head>
      {children}
    </Panel>
  );
}
