import type { Machine, WelcomeInfo } from '@consultancy/validation';
import { paths } from '../../../config/paths.ts';
import type { firstStepsTexts } from '../../../texts/user.ts';

/** Id of the machine card, to which a step links. */
export const machineCardId = 'equipo';

/** A step of a user who has not run a tool yet. */
export interface FirstStep {
  key: keyof typeof firstStepsTexts.steps;
  isDone: boolean;
  /** Link to the step; null if there is nothing to do in the portal. */
  href: string | null;
}

/**
 * The first steps, each completed as far as the state of the account shows. An account exists once
 * its e-mail is verified, and only a downloaded toolbox registers a machine.
 */
export function firstSteps(info: WelcomeInfo, machine: Machine | undefined): readonly FirstStep[] {
  const hasRun = info.total_utilizations > 0;
  const hasMachine = hasRun || Boolean(machine?.machine_id);
  return [
    { key: 'verify', isDone: true, href: null },
    { key: 'download', isDone: hasMachine, href: paths.downloads.href('GDBAudit') },
    { key: 'machine', isDone: hasMachine, href: `#${machineCardId}` },
    { key: 'run', isDone: hasRun, href: paths.gdbAudit.href() },
  ];
}
