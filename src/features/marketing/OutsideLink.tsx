import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ExternalIcon } from '../../ui/icons/ExternalIcon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useMarketingText } from './useMarketingText.ts';

interface OutsideLinkProps {
  href: string;
  variant?: 'contained' | 'outlined';
  children: ReactNode;
}

/** A button to another site, which opens in a new tab and says so. */
export function OutsideLink({ href, variant = 'outlined', children }: OutsideLinkProps) {
  const { t } = useMarketingText();
  return (
    <Button
      variant={variant}
      href={href}
      target="_blank"
      rel="noopener"
      endIcon={<ExternalIcon />}
      sx={{ '& svg': { fontSize: '1rem !important' } }}
    >
      {children}
      <VisuallyHidden> {t('newTab')}</VisuallyHidden>
    </Button>
  );
}
