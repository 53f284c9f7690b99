import { afterEach, beforeEach } from 'vitest';

let said: string[] = [];

for (const level of ['error', 'warn'] as const) {
  const write = console[level].bind(console);
  console[level] = (...parts: unknown[]) => {
    said.push(`console.${level}: ${parts.map(String).join(' ')}`);
    write(...parts);
  };
}

beforeEach(() => {
  said = [];
});

// A warning in a test is a defect that nobody has read yet.
afterEach(() => {
  const unexpected = said;
  said = [];
  if (unexpected.length > 0) throw new Error(`The test wrote to the console:\n${unexpected.join('\n')}`);
});

/** Takes what the test wrote on purpose, so that it can be checked; whatever remains fails the test. */
export function takeConsole(): string[] {
  return said.splice(0);
}
