import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

/** Reads out the title of each page that is gone to; the first one is read by the browser. */
export function TitleAnnouncer() {
  const [title, setTitle] = useState('');
  useEffect(() => {
    const element = document.querySelector('title');
    if (!element) return;
    let last = '';
    const observer = new MutationObserver(() => {
      if (last !== '' && document.title !== last) setTitle(document.title);
      last = document.title;
    });
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {title}
    </VisuallyHidden>
  );
}
