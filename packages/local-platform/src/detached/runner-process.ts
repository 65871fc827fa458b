import { programOf, readStat } from '../process/processes.ts';

/**
 * Programs that run the steps of a job and live as long as it does. The files that Gitea and Forgejo release carry a
 * version and a platform behind the name.
 */
const RUNNER = /^(?:Runner\.Worker|act|gh-act|(?:act_runner|gitea-runner|forgejo-runner)(?:-.*)?)$/;

/** A chain of parents is never this long; one that changes while it is read must not keep us. */
const MAX_ANCESTORS = 64;

/**
 * The process of the runner whose job this is: the nearest parent that is known to live as long as the job. The direct
 * parent would not do: where it is a shell or a wrapper, it ends with the step, and other steps still need the platform.
 *
 * GitHub's runner starts node itself, from Runner.Worker, of which there is one for each job (actions/runner,
 * DefaultStepHost); so do act and the runners built from it in host mode (act, HostEnvironment.exec). In the container
 * of a job they use `docker exec`, and the step has no parent that can be seen (actions/runner, ContainerStepHost).
 * @returns undefined where there is none, or the system is not Linux: then `idle-minutes` alone ends the platform
 */
export function findRunner(parent: number = process.ppid, read = readAncestor): number | undefined {
  let pid = parent;
  for (let count = 0; pid > 1 && count < MAX_ANCESTORS; count += 1) {
    const ancestor = read(pid);
    if (ancestor === undefined) return undefined;
    if (RUNNER.test(ancestor.program)) return pid;
    pid = ancestor.parent;
  }
  return undefined;
}

function readAncestor(pid: number): { readonly program: string; readonly parent: number } | undefined {
  const parent = readStat(pid)?.parent;
  return parent === undefined ? undefined : { program: programOf(pid) ?? '', parent };
}
