import { spawn, type ChildProcess } from 'node:child_process';
import {
  chownSync,
  closeSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as espera } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { abrirConexao } from '#platform/server/database/connection.ts';
import { prepareDatabase } from '#platform/server/database/prepare.ts';
import { startEmbedded } from '#platform/server/database/supervisor.ts';
import { semSegundoFator } from '#tests/helpers/aplicacao/administradora.ts';
import { portaLivre } from '#tests/helpers/aplicacao/aplicacao.ts';
import { montarVolume, type Volume } from '#tests/faults/volume.ts';

// F13: the volume of the log, of the data and of the write-ahead log is full to its last byte. The log stops nothing; the database refuses
// writes (503, in the language of the request) while reads go on, and takes them again by itself when there is space.
const raiz = join(import.meta.dirname, '..', '..');
const senha = 'tres barcos no rio';
const email = 'a@demo.escola';
const pasta = mkdtempSync(join(tmpdir(), 'patio-disco-'));
const volumes: Record<'log' | 'dados' | 'wal', Volume | null> = { log: montarVolume(1), dados: montarVolume(600), wal: montarVolume(400) };
const dataDir = volumes.dados === null ? join(pasta, 'dados') : join(volumes.dados.pasta, 'patio');
const cluster = join(dataDir, 'postgres', 'dados');
// Where nothing can be mounted, a device that is always full stands for the volume of the log.
const arquivoDoLog = volumes.log === null ? '/dev/full' : join(volumes.log.pasta, 'patio.log');
let app: ChildProcess;
let endereco: string;
let token: string;

async function iniciar(): Promise<void> {
  const porta = await portaLivre();
  endereco = `http://127.0.0.1:${porta}/api`;
  const saida = openSync(arquivoDoLog, 'a');
  app = spawn(process.execPath, ['src/portal/main.ts'], {
    cwd: raiz,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      DATA_DIR: dataDir,
      PORT: String(porta),
      ADMIN_EMAIL: email,
      ADMIN_PASSWORD: senha,
    },
    stdio: ['ignore', saida, saida],
  });
  closeSync(saida);
  for (let i = 0; i < 1_200 && (await pedir('GET', 'saude/pronto')).status !== 200; i += 1) await espera(100);
}
async function terminar(): Promise<void> {
  if (app.exitCode !== null || app.signalCode !== null) return;
  app.kill('SIGTERM');
  const matar = setTimeout(() => app.kill('SIGKILL'), 60_000);
  await once(app, 'exit');
  clearTimeout(matar);
}

type Resposta = { status: number; corpo: { data?: unknown; error?: { code: string; message: string } } };
async function pedir(
  metodo: string,
  caminho: string,
  { corpo, idioma = 'pt' }: { corpo?: object; idioma?: string } = {},
): Promise<Resposta> {
  const resposta = await fetch(`${endereco}/${caminho}`, {
    method: metodo,
    headers: {
      'content-language': idioma,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(corpo ? { 'content-type': 'application/json' } : {}),
    },
    ...(corpo ? { body: JSON.stringify(corpo) } : {}),
    signal: AbortSignal.timeout(15_000),
  }).catch(() => null);
  const texto = (await resposta?.text()) ?? '';
  return { status: resposta?.status ?? 0, corpo: texto.startsWith('{') ? (JSON.parse(texto) as Resposta['corpo']) : {} };
}
const ler = (): Promise<Resposta> => pedir('GET', 'Segmentacao/obter-paginado');
let ordem = 0;
const gravar = (idioma = 'pt'): Promise<Resposta> => {
  ordem += 1;
  return pedir('POST', 'Segmentacao', { corpo: { nome: `Nível ${ordem}`, ordem, ativa: true }, idioma });
};
const quantas = async (): Promise<number> => ((await ler()).corpo.data as { total: number }).total;

/** The first administrator signs in with the password alone. */
async function prepararBanco(): Promise<void> {
  const nada = (): void => undefined;
  const embutido = await startEmbedded({ dataDir, log: { info: nada, warn: nada, error: nada } });
  const conexao = abrirConexao((await prepareDatabase(embutido.url, { ownLogin: true })).url, { max: 1 });
  await semSegundoFator(conexao.db);
  await conexao.fechar();
  await embutido.stop();
}

beforeAll(async () => {
  await prepararBanco();
  await iniciar();
  const entrada = await pedir('POST', 'Autenticacao/autenticar-administrativo', { corpo: { email, senha } });
  token = (entrada.corpo.data as { accessToken: string }).accessToken;
  // The write-ahead log on a volume of its own, as a careful school has it.
  if (volumes.wal !== null) {
    await terminar();
    const [daqui, paraLa] = [join(cluster, 'pg_wal'), join(volumes.wal.pasta, 'pg_wal')];
    const { uid, gid } = statSync(cluster);
    mkdirSync(paraLa);
    cpSync(daqui, paraLa, { recursive: true });
    for (const nome of ['', ...readdirSync(paraLa, { recursive: true, encoding: 'utf8' })]) chownSync(join(paraLa, nome), uid, gid);
    rmSync(daqui, { recursive: true });
    symlinkSync(paraLa, daqui);
    await iniciar();
  }
}, 240_000);
afterAll(async () => {
  await terminar();
  for (const volume of Object.values(volumes)) volume?.desmontar();
  rmSync(pasta, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

describe('the volume of the log is full', () => {
  test('no answer and no process is stopped by what cannot be logged; what was lost is told when there is space', async () => {
    expect((await gravar()).status).toBe(200);
    volumes.log?.encher();
    const pid = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, 'SIGQUIT');
    // Every request now is a failure that is logged, and so is the end of the database.
    for (let i = 0; i < 20; i += 1) await ler();
    await expect.poll(async () => (await ler()).status, { timeout: 60_000, interval: 100 }).toBe(200);
    expect((await gravar()).status).toBe(200);
    expect(app.exitCode).toBeNull();
    if (volumes.log === null) return;
    await expect
      .poll(async () => (await pedir('GET', 'saude/pronto')).corpo.data, { timeout: 5_000 })
      .toMatchObject({ situacao: 'degradada', disco: 'atencao' });
    volumes.log.esvaziar();
    await expect.poll(() => readFileSync(arquivoDoLog, 'utf8'), { timeout: 30_000 }).toContain('log lines lost');
  });
});

describe.each(['dados', 'wal'] as const)('the volume of %s is full', (nome) => {
  test('reads go on, writes are refused in both languages, and are taken again when there is space', async () => {
    const volume = volumes[nome];
    if (volume === null) return;
    const antes = await quantas();
    volume.encher();
    await espera(1_100);
    const recusas = [await gravar('pt'), await gravar('en')];
    expect(recusas.map(({ status, corpo }) => [status, corpo.error?.code])).toEqual([
      [503, 'DISCO_CHEIO'],
      [503, 'DISCO_CHEIO'],
    ]);
    expect(recusas[0]?.corpo.error?.message).toMatch(/disco/);
    expect(recusas[1]?.corpo.error?.message).toMatch(/disk/);
    for (let i = 0; i < 50; i += 1) expect((await ler()).status).toBe(200);
    expect(await quantas()).toBe(antes);
    expect((await pedir('GET', 'saude/pronto')).corpo.data).toMatchObject({ situacao: 'degradada', disco: 'cheio' });
    volume.esvaziar();
    await expect.poll(async () => (await gravar()).status, { timeout: 60_000, interval: 200 }).toBe(200);
    expect(await quantas()).toBe(antes + 1);
    expect((await pedir('GET', 'saude/pronto')).corpo.data).toMatchObject({ situacao: 'ok', disco: 'ok' });
  });
});
