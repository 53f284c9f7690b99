import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let limpar: (() => void) | null = null;

/** Bytes that live in this process now: what nothing holds any more is let go of first, so that the figure says no more than is held. */
export function memoriaViva(): number {
  setFlagsFromString('--expose-gc');
  limpar ??= runInNewContext('gc') as () => void;
  limpar();
  return process.memoryUsage().heapUsed;
}
