import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

/** Announces the title of each new page to screen readers; the browser announces the first one. */
export function TitleAnnouncer() {
  const { key } = useLocation();
  const begunOn = useRef(key);
  const hasMoved = useRef(false);
  const [title, setTitle] = useState('');
  useEffect(() => {
    hasMoved.current ||= key !== begunOn.current;
  }, [key]);
  useEffect(() => {
    const element = document.querySelector('title');
    if (!element) return;
    const observer = new MutationObserver(() => {
      if (hasMoved.current) setTitle(document.title);
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
