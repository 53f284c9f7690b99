import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { runOnce } from '#platform/server/database/embedded/launch.ts';
import { isProcessAlive, postgresProcessesIn } from '#platform/server/database/embedded/processes.ts';
import { prepareDatabase } from '#platform/server/database/prepare.ts';
import { startEmbedded } from '#platform/server/database/supervisor.ts';
import { trocarBanco } from './endereco.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server of this run; its databases are made by `bancoDeTeste`. */
    bancoUrl: string;
    /** The same server as the application signs in to it. */
    bancoUrlDoApp: string;
    bancoModelo: string;
  }
}

const PREFIXO = 'patio-testes-';
const MODELO = 'patio_modelo';

/** Starts one PostgreSQL without fsync in the temporary folder and migrates the template that every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await limparRestos();
  const dataDir = mkdtempSync(path.join(tmpdir(), `${PREFIXO}${process.pid}-`));
  const erros: string[] = [];
  const log = { info: () => undefined, warn: (linha: string) => erros.push(linha), error: (linha: string) => erros.push(linha) };
  const banco = await startEmbedded({ dataDir, log, fsync: false });
  const desfazer = async (): Promise<void> => {
    await banco.stop();
    rmSync(dataDir, { recursive: true, force: true });
    if (erros.length > 0) throw new Error(`The test database complained: ${erros.join(' | ')}`);
  };
  let urlDoApp: string;
  try {
    await runOnce(banco.url, `create database ${MODELO}`);
    ({ url: urlDoApp } = await prepareDatabase(trocarBanco(banco.url, MODELO), { ownLogin: true }));
    // Nobody may stay connected to the template, or copies of it fail.
    await runOnce(banco.url, `alter database ${MODELO} with is_template true allow_connections false`);
  } catch (erro) {
    await desfazer();
    throw erro;
  }
  project.provide('bancoUrl', banco.url);
  project.provide('bancoUrlDoApp', urlDoApp);
  project.provide('bancoModelo', MODELO);
  return desfazer;
}

/** Removes what a killed run left behind: its folder, and the server that still runs in it. */
async function limparRestos(): Promise<void> {
  for (const nome of readdirSync(tmpdir()).filter((entrada) => entrada.startsWith(PREFIXO))) {
    const dono = Number(nome.slice(PREFIXO.length).split('-')[0]);
    if (!Number.isInteger(dono) || isProcessAlive(dono)) continue;
    const pasta = path.join(tmpdir(), nome);
    const dados = path.join(pasta, 'postgres', 'dados');
    const pidFile = path.join(dados, 'postmaster.pid');
    const pid = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8').split('\n')[0]) : 0;
    if (pid > 0 && postgresProcessesIn(dados)?.includes(pid)) process.kill(pid, 'SIGQUIT');
    rmSync(pasta, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}
