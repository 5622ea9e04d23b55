import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const Width = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: `${theme.spacing(12)} var(--edges) ${theme.spacing(24)}`,
  [theme.breakpoints.down('md')]: { paddingBlock: theme.spacing(8, 16) },
}));

/** Two columns on wide screens: the application, and beside it the people and documents that belong to it. */
export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '& > div': { display: 'grid', gap: theme.spacing(6), minWidth: 0 },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
}));

/** A page of the pre-approval below its heading. */
export function DashboardLayout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Width>
      <Typography component="h1" sx={{ typography: { xs: 'h3', md: 'h2' } }}>
        {title}
      </Typography>
      {children}
    </Width>
  );
}
