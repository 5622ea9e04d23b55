import { type MouseEvent, useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { useLazyOpening } from '#components/lazy/useLazyOpening.ts';
import { useCopy } from '#components/links/useCopy.ts';
import { Button } from '#ui/Button.tsx';
import { ShareIcon } from '#ui/icons/pageIcons.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

const ShareChoices = lazyOnIntent(async () => (await import('./ShareChoices.tsx')).ShareChoices);

interface ShareMenuProps {
  /** Absolute address of the shared page. */
  url: string;
  title: string;
}

/** True on mobile devices, whose share sheet lists the visitor's apps. */
const hasShareSheet = (shared: ShareData): boolean =>
  matchMedia('(pointer: coarse)').matches && navigator.canShare?.(shared) === true;

/** 'Share': the system's share sheet on mobile devices, otherwise three networks and 'Copy link'. */
export function ShareMenu({ url, title }: ShareMenuProps) {
  const { t } = useTranslation('share');
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [openMenu] = useLazyOpening(ShareChoices);
  const { copied, copy } = useCopy();
  const copyLink = useCallback(() => void copy(url), [copy, url]);
  const close = useCallback(() => setAnchor(null), []);
  const open = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const shared = { url, title };
    if (hasShareSheet(shared)) {
      // Closing the sheet without choosing rejects the promise. That is not an error.
      navigator.share(shared).catch(() => undefined);
      return;
    }
    openMenu(() => setAnchor(currentTarget));
  };
  return (
    <>
      <Button
        size="small"
        id={id}
        startIcon={<ShareIcon aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={open}
        {...ShareChoices.intent}
      >
        {t(copied ? 'copied' : 'share')}
      </Button>
      <VisuallyHidden role="status">{copied && t('copied')}</VisuallyHidden>
      <ShareChoices
        when={anchor !== null}
        url={url}
        title={title}
        anchor={anchor}
        openerId={id}
        onCopy={copyLink}
        onClose={close}
      />
    </>
  );
}
