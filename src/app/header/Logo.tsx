import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { brand } from '#config/brand.ts';
import { contentHost } from '#config/environment.ts';

const Mark = styled('svg')(({ theme }) => ({
  flex: 'none',
  '& .pine': { fill: theme.vars?.palette.forLease.main },
  '& .harbour': { stroke: theme.vars?.palette.primary.main },
}));

/** The published logo or the mark, a pine over the harbour's waves, with the name beside it if there is space. */
export function Logo({ compact = false }: { compact?: boolean }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2.5, minWidth: 0 }}>
      {brand.logo ? (
        <img
          src={contentHost() + brand.logo}
          alt=""
          width="34"
          height="36"
          style={{ flex: 'none', objectFit: 'contain' }}
        />
      ) : (
        <Mark width="34" height="36" viewBox="0 0 34 36" aria-hidden="true">
          <path
            className="pine"
            d="M17 1 9.5 10.5h4L7.5 17.5h4.7L5 25h10.3v2.5h3.4V25H29l-7.2-7.5h4.7l-6-7h4z"
          />
          <g className="harbour" fill="none" strokeWidth="2.4" strokeLinecap="round">
            <path d="M3 29.5q3.5-2.4 7 0t7 0 7 0 7 0" />
            <path d="M7 34q2.5-1.8 5 0t5 0 5 0 5 0" />
          </g>
        </Mark>
      )}
      <Box
        component="span"
        sx={{
          display: compact ? { xs: 'none', lg: 'inline' } : 'inline',
          fontSize: '1.25rem',
          fontWeight: 700,
          letterSpacing: '-0.02em',
          whiteSpace: 'nowrap',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
        }}
      >
        {brand.name}
      </Box>
    </Box>
  );
}
