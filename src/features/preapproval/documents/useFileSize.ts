import { usePreapprovalText } from '../usePreapprovalText.ts';

const KILOBYTE = 1024;

/** The size of a file as devices write it: "640 KB", "2.4 MB"; in French "2,4 Mo". */
export function useFileSize(): (bytes: number) => string {
  const { t, number } = usePreapprovalText();
  return (bytes) => {
    if (bytes < KILOBYTE * KILOBYTE) {
      return t('documents.kilobytes', { size: number(Math.max(1, Math.round(bytes / KILOBYTE))) });
    }
    return t('documents.megabytes', { size: number(bytes / KILOBYTE / KILOBYTE) });
  };
}
