import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { RefusedField } from '#api/errors.ts';
import { valueAt } from './bodyPaths.ts';

/** The form of one key of the content. */
interface ContentForm {
  body: unknown;
  /** Replaces the value at a path: "agents.0.name". */
  change: (path: string, value: unknown) => void;
  /** Fields that the service refused. */
  refused: readonly RefusedField[];
}

/** Gives the form to its fields. */
export const ContentFormContext = createContext<ContentForm>({
  body: {},
  change: () => undefined,
  refused: [],
});

/** Codes of the schemas' rules, for which there are texts. */
const RULES = ['too_small', 'invalid_type', 'too_big', 'invalid_format', 'contrast'] as const;

/** The value at a path of the form, and its problem. */
export function useContentField(path: string) {
  const { t } = useTranslation('deskContent');
  const { body, change, refused } = useContext(ContentFormContext);
  const fault = refused.find(({ field }) => field === path);
  const rule = fault && (RULES.find((one) => one === fault.keyword) ?? 'custom');
  return {
    value: valueAt(body, path),
    set: (value: unknown) => change(path, value),
    problem: rule && t(`problems.${rule}`),
    /** True if a field below this path was refused. */
    hasProblems: refused.some(({ field }) => field.startsWith(`${path}.`)),
  };
}
