import { defineConfig } from 'vitest/config';
import { temporariosEmMemoria } from './tests/temporarios.ts';

temporariosEmMemoria();

const integration = 'src/**/server/**/*.test.ts';
/**
 * One PostgreSQL for all the files of a run, with a migrated template that each file copies. The limits only end what hangs: a busy
 * machine may take ten times as long as an idle one.
 */
const database = {
  globalSetup: ['tests/helpers/global-setup.ts'],
  setupFiles: ['tests/helpers/console.ts', 'tests/linhas/gravar.ts'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  test: {
    // Two cores serve the tests and the database: a third worker fills the moments in which the others wait for it.
    maxWorkers: 3,
    passWithNoTests: true,
    projects: [
      // Pure rules: the files share a worker's modules, so that the schemas and the catalog are read once and not for each file.
      project('unit', { include: ['src/**/*.test.{ts,tsx}'], exclude: [integration], isolate: false, testTimeout: 60_000 }),
      project('integration', { include: [integration, 'tests/integration/**/*.test.ts'], isolate: false, ...database }),
      project('tidy', { include: ['tests/tidy/**/*.test.ts'], testTimeout: 180_000, isolate: false }),
      project('faults', { include: ['tests/faults/**/*.test.ts'], ...database }),
    ],
  },
});

function project<T extends object>(name: string, options: T) {
  return { extends: true as const, test: { name, environment: 'node' as const, setupFiles: ['tests/helpers/console.ts'], ...options } };
}
