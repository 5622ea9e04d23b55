import { styled, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

const look = ({ theme }: { theme: Theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: 36,
  '@media (pointer: coarse)': { minHeight: 44 },
  color: theme.vars?.palette.text.secondary,
  textDecoration: 'none',
  fontSize: '0.9375rem',
  overflowWrap: 'anywhere' as const,
  '&:hover': { color: theme.vars?.palette.text.primary, textDecoration: 'underline' },
});

const Inside = styled(Link)(look);
const Outside = styled('a')(look);

/** A line of a footer column that leads to a page of the product. */
export function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Inside to={to}>{children}</Inside>
    </li>
  );
}

/** A line of a footer column that leads out: to another site in a new tab, or to mail and telephone. */
export function OutsideFooterLink({ href, children }: { href: string; children: ReactNode }) {
  const otherSite = href.startsWith('http');
  return (
    <li>
      <Outside href={href} {...(otherSite && { target: '_blank', rel: 'noopener' })}>
        {children}
      </Outside>
    </li>
  );
}
