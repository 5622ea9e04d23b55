import type { WireApplication } from '#api/customer/applicationContract.ts';
import type { Autosave } from '../autosave/autosave.ts';

/** Props of each step: the application as it was read last, and the autosave that saves its changes. */
export interface StepProps {
  application: WireApplication;
  autosave: Autosave;
}
