import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from './embedded-error.ts';

/** Whether a process exists and is not a zombie that nobody has collected (containers often lack an init). */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
  return statFields(pid)?.[0] !== 'Z';
}

/**
 * A mark that tells a process from a later one with the same number: boot and start time on Linux, elsewhere only
 * whether it lives. Empty when there is no such process.
 */
export function processStartMark(pid: number): string {
  if (!isProcessAlive(pid)) return '';
  const fields = statFields(pid);
  if (fields === null) return 'alive';
  // Field 22 of /proc/<pid>/stat; the list here starts at field 3.
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19]}`;
}

/**
 * The live postgres processes that stand in a data directory (every PostgreSQL process does), or null where the system
 * does not tell.
 */
export function postgresProcessesIn(cluster: string): number[] | null {
  if (process.platform !== 'linux') return null;
  const folder = realpathSync(cluster);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter(
      (pid) => linkOf(pid, 'cwd') === folder && path.basename(linkOf(pid, 'exe') ?? '').startsWith('postgres') && isProcessAlive(pid),
    );
}

/** The program file of a process on Linux ("… (deleted)" when it was removed), or null. */
export function programOf(pid: number): string | null {
  return linkOf(pid, 'exe');
}

function linkOf(pid: number, name: 'cwd' | 'exe'): string | null {
  try {
    return readlinkSync(`/proc/${pid}/${name}`);
  } catch (error) {
    // Gone in between, or a process of somebody else.
    if (['ENOENT', 'ESRCH', 'EACCES', 'EPERM', 'ENOTDIR'].includes(codeOf(error) ?? '')) return null;
    throw error;
  }
}

/** The fields of /proc/<pid>/stat after the name, which may itself hold spaces; null off Linux or when gone. */
function statFields(pid: number): string[] | null {
  if (process.platform !== 'linux') return null;
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes(codeOf(error) ?? '')) return null;
    throw error;
  }
}
