import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';

/** Names with their values, in two columns. Values that are null or '' are left out. */
export function Facts({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(7rem, max-content) minmax(0, 1fr)',
        columnGap: 4,
        rowGap: 1.5,
        m: 0,
        typography: 'body2',
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0, overflowWrap: 'anywhere' },
        '@media (max-width: 400px)': { gridTemplateColumns: '1fr', rowGap: 0, '& dd': { mb: 2 } },
      }}
    >
      {rows
        .filter(([, value]) => value !== null && value !== '' && value !== undefined)
        .map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </Box>
  );
}
