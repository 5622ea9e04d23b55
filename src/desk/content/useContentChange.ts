import { useState } from 'react';
import type { WireContentKey, WireDeskContent } from '#api/desk/contentContract.ts';
import {
  deskApi,
  usePreviewDraftMutation,
  usePublishContentMutation,
  useSaveDraftMutation,
} from '#api/desk/deskApi.ts';
import type { DeskError } from '#api/desk/deskQuery.ts';
import type { RefusedField } from '#api/errors.ts';
import { isRecord } from '#domain/isRecord.ts';
import { useDraft } from '../item/useDraft.ts';
import { useDeskDispatch } from '../store/deskStore.ts';
import { useFailureText } from '../ui/QueryState.tsx';
import { withoutBlanks, withValue } from './bodyPaths.ts';
import { BUILD_CONTENT } from './buildContent.ts';
import { openPreviewTab } from './openPreviewTab.ts';

/** Changes that are not saved, with the state of the content on which they began. */
interface Unsaved {
  body: unknown;
  base: number;
  revision: string;
}

function unsavedIn(text: string): Unsaved | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value) && 'body' in value && typeof value['base'] === 'number') {
      return value as unknown as Unsaved; // written below
    }
  } catch {
    // '' without changes.
  }
  return undefined;
}

const NOTHING: readonly RefusedField[] = [];

/** The form of a key's content: its values, and the ways to save them. Changes stay in this tab until they are saved. */
export function useContentChange(content: WireDeskContent) {
  const { key, version, revision, draft } = content;
  const published = (version === 0 && BUILD_CONTENT[key]) || content.published;
  const [text, write] = useDraft(`content ${key}`);
  const [refused, setRefused] = useState(NOTHING);
  const [failure, setFailure] = useState('');
  const [saved, setSaved] = useState<'draft' | 'published'>();
  /** Number of the form: another one has the values of another content. */
  const [form, setForm] = useState(0);
  const dispatch = useDeskDispatch();
  const textOf = useFailureText();
  const [saveDraft, { isLoading: isSaving }] = useSaveDraftMutation();
  const [publish, { isLoading: isPublishing }] = usePublishContentMutation();
  const [makePreview, { isLoading: isPreviewing }] = usePreviewDraftMutation();
  const unsaved = unsavedIn(text);
  const now = { body: draft?.body ?? published, base: version, revision };
  const shown = unsaved ?? now;
  const keep = (next: Unsaved) => write(JSON.stringify(next));
  const clear = () => {
    setRefused(NOTHING);
    setFailure('');
    setSaved(undefined);
  };

  /** @returns true if the content was saved */
  async function send(kind: 'draft' | 'published'): Promise<boolean> {
    clear();
    const call = kind === 'draft' ? saveDraft : publish;
    const body = withoutBlanks(shown.body) as object; // a form's body
    const { error } = await call({ key, base: shown.base, revision: shown.revision, body });
    if (!error) {
      write('');
      setForm((number) => number + 1);
      setSaved(kind);
    } else if ('status' in error && error.refused.length > 0) {
      keep(shown);
      setRefused(error.refused);
    } else {
      keep(shown);
      // The content as the other person left it; the form then offers both.
      if ('code' in error && error.code === 'changed') await reload(key);
      else setFailure(textOf(error as DeskError)); // the query's own error
    }
    return !error;
  }

  /** Shows the draft in a new tab, after the changes are saved to it. */
  async function preview(): Promise<void> {
    clear();
    // At once: later than the press, browsers open none.
    const tab = openPreviewTab(key);
    if (unsaved && !(await send('draft'))) return tab.close();
    const { data, error } = await makePreview(key);
    if (data && tab.show(data.token)) return;
    tab.close();
    setFailure(textOf(error ?? {}));
  }

  const reload = (of: WireContentKey) =>
    dispatch(deskApi.endpoints.content.initiate(of, { forceRefetch: true, subscribe: false }));

  return {
    body: shown.body,
    form,
    isDirty: unsaved !== undefined,
    /** True if another person published or saved a draft after these changes began. */
    isStale: unsaved !== undefined && (unsaved.base !== version || unsaved.revision !== revision),
    refused,
    failure,
    saved,
    isSaving,
    isPublishing,
    change(path: string, value: unknown) {
      setSaved(undefined);
      keep({ ...shown, body: withValue(shown.body, path, value) });
    },
    /** Puts an earlier version into the form. */
    restore(body: object) {
      clear();
      keep({ ...now, body });
      setForm((number) => number + 1);
    },
    /** Drops the changes. */
    drop() {
      clear();
      write('');
      setForm((number) => number + 1);
    },
    /** Keeps the changes, and saves them over those of the other person. */
    rebase: () => keep({ ...now, body: shown.body }),
    saveDraft: () => send('draft'),
    publish: () => send('published'),
    preview,
    isPreviewing,
  };
}
