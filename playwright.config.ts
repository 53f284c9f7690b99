import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { encontrarNavegador } from './tests/helpers/navegador.ts';
import { temporariosEmMemoria } from './tests/temporarios.ts';

temporariosEmMemoria();

const porta = Number(process.env.PATIO_PORTA_TESTE ?? 4310);
const args = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
];
// Workers read this file again: the folder is named once, by the process that starts the server.
process.env.PATIO_DADOS_TESTE ??= join(tmpdir(), `patio-jornadas-${randomUUID()}`);

// What only looks, or leaves behind only what no other journey reads.
const beside = ['telas', 'impressao', 'relatorios', 'financeiro-relatorios', 'caminhos', 'campos', 'conflitos', 'janelas', 'matriz'].map(
  (nome) => `**/${nome}.spec.ts`,
);

// The pictures of the manual are made on demand; workers read this file again, without the arguments.
if (process.argv.includes('--project=figuras')) process.env.PATIO_FIGURAS = '1';
const figuras = { name: 'figuras', testMatch: '**/figuras.spec.ts', workers: 1, retries: 0 };

/** Journeys in a real browser over the real product: embedded database, demo school, built pages. */
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // Journeys change the school and take turns; the walk through every screen and the reports go beside them, so many that both take as long.
  workers: 2,
  projects: [
    { name: 'jornadas', testIgnore: [...beside, figuras.testMatch], workers: 1 },
    { name: 'telas', testMatch: beside, workers: 1 },
    ...(process.env.PATIO_FIGURAS ? [figuras] : []),
  ],
  timeout: 90_000,
  // Two shared processors: a journey that fails is tried once more, and the report names it as flaky, to be looked into like a failure.
  retries: 1,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  globalTeardown: './tests/helpers/apagar-dados.ts',
  use: {
    baseURL: `http://127.0.0.1:${porta}`,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'pt-BR',
    timezoneId: 'America/Belem',
    // The journey without a network opens a context that takes the worker; the others would fetch the shell twice.
    serviceWorkers: 'block',
    launchOptions: { executablePath: encontrarNavegador(), args },
    // A trace costs a third of the time; `npx playwright test --trace retain-on-failure` keeps one.
    screenshot: 'only-on-failure',
    actionTimeout: 12_000,
    navigationTimeout: 20_000,
  },
  webServer: {
    command: `${process.execPath} src/portal/main.ts --demo --alunos 90`,
    url: `http://127.0.0.1:${porta}/api/saude/pronto`,
    env: { PORT: String(porta), DATA_DIR: process.env.PATIO_DADOS_TESTE, LOG_LEVEL: 'warn' },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
