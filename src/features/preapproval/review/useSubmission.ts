import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useChangeApplicationMutation } from '#api/customer/applicationCalls.ts';
import { isCallError } from '#api/errors.ts';
import { paths } from '#domain/paths.ts';
import type { DraftKeeper } from '../keep/draftKeeper.ts';

const STALE = 412;

/** Why an application was not sent. */
export type SubmissionTrouble = 'unsaved' | 'changed' | 'refused' | 'unreachable' | 'failed';

interface Submission {
  isSending: boolean;
  trouble: SubmissionTrouble | undefined;
  submit(): void;
}

/** Sends an application as it is kept, with its co-applicant, and goes to the dashboard. */
export function useSubmission(
  applicationId: string,
  keeper: DraftKeeper,
  signerKeeper: DraftKeeper | undefined,
): Submission {
  const navigate = useNavigate();
  const [change] = useChangeApplicationMutation();
  const [isSending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<SubmissionTrouble>();
  const underWay = useRef(false);

  const send = async (): Promise<SubmissionTrouble | undefined> => {
    await keeper.flush();
    if (signerKeeper) {
      await signerKeeper.flush();
      // With each change of the co-applicant the application has another version.
      await keeper.refresh();
    }
    if ([keeper, signerKeeper].some((each) => each?.hasUnsaved())) return 'unsaved';
    const { version } = keeper.snapshot().record;
    const { error } = await change({ applicationId, version, changes: { status: 'submitted' } });
    if (!error) return undefined;
    if (!isCallError(error)) return 'failed';
    if (error.status === STALE) {
      await keeper.refresh();
      return 'changed';
    }
    if (error.status === 400) return 'refused';
    return error.status === 0 ? 'unreachable' : 'failed';
  };
  return {
    isSending,
    trouble,
    submit: () => {
      // A second press may come before the first is drawn.
      if (underWay.current) return;
      underWay.current = true;
      setSending(true);
      setTrouble(undefined);
      void send()
        .then((found) => {
          setTrouble(found);
          if (found === undefined) void navigate(paths.preApproval());
        })
        .finally(() => {
          underWay.current = false;
          setSending(false);
        });
    },
  };
}
