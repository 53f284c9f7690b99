import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { carregarSegredos, SegredosInvalidos, segredosDaPasta } from './secrets.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = path.join(mkdtempSync(path.join(tmpdir(), 'patio-segredos-')), 'data');
});
afterEach(() => rmSync(path.dirname(dataDir), { recursive: true, force: true }));

const semNada = () => ({ dataDir, sessionSecret: null, credentialKey: null, dataKeys: null });

describe('carregarSegredos', () => {
  it('generates once, keeps mode 600 and gives the same ones later', () => {
    const primeiros = carregarSegredos(semNada());
    expect(primeiros.credentialKey).toHaveLength(32);
    expect(Buffer.from(primeiros.sessionSecret, 'base64url')).toHaveLength(32);
    expect(statSync(path.join(dataDir, 'segredos.json')).mode & 0o777).toBe(0o600);
    expect(carregarSegredos(semNada())).toEqual(primeiros);
    expect(primeiros.dataKeys.map(({ length }) => length)).toEqual([32]);
    expect(statSync(path.join(dataDir, 'chave-de-dados.json')).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataDir).toSorted()).toEqual(['chave-de-dados.json', 'segredos.json']);
  });

  it('keeps several keys of data in its file, the present one first, and refuses a damaged one', () => {
    const [velha = Buffer.alloc(0)] = carregarSegredos(semNada()).dataKeys;
    const arquivo = path.join(dataDir, 'chave-de-dados.json');
    const nova = Buffer.alloc(32, 5);
    writeFileSync(arquivo, JSON.stringify({ DATA_KEY: `${nova.toString('base64')},${velha.toString('base64')}` }));
    expect(carregarSegredos(semNada()).dataKeys).toEqual([nova, velha]);
    writeFileSync(arquivo, JSON.stringify({ DATA_KEY: 'nada que sirva para abrir o que quer que seja!!' }));
    expect(() => carregarSegredos(semNada())).toThrow(SegredosInvalidos);
  });

  it('prefers what the environment gives', () => {
    const dados = { dataDir, sessionSecret: 'do ambiente', credentialKey: Buffer.alloc(32, 1), dataKeys: [Buffer.alloc(32, 2)] };
    const { dataDir: _pasta, ...dadas } = dados;
    expect(carregarSegredos(dados)).toEqual(dadas);
    expect(carregarSegredos({ ...dados, credentialKey: null }).sessionSecret).toBe('do ambiente');
  });

  it('closes a file that others could read', () => {
    const primeiros = carregarSegredos(semNada());
    chmodSync(path.join(dataDir, 'segredos.json'), 0o644);
    expect(carregarSegredos(semNada())).toEqual(primeiros);
    expect(statSync(path.join(dataDir, 'segredos.json')).mode & 0o777).toBe(0o600);
  });

  it('refuses a damaged file in one line instead of making new secrets', () => {
    segredosDaPasta(dataDir);
    const arquivo = path.join(dataDir, 'segredos.json');
    const metade = readFileSync(arquivo, 'utf8').slice(0, 60);
    writeFileSync(arquivo, metade);
    expect(() => carregarSegredos(semNada())).toThrow(SegredosInvalidos);
    expect(readFileSync(arquivo, 'utf8')).toBe(metade);
  });

  it('gives the same secrets to processes that start together', async () => {
    const programa = `import { segredosDaPasta } from ${JSON.stringify(path.resolve('src/platform/server/segredos/secrets.ts'))};
      const hora = Number(process.argv[1]); while (Date.now() < hora);
      process.stdout.write(JSON.stringify(segredosDaPasta(process.argv[2])));`;
    const hora = String(Date.now() + 1500);
    const saidas = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const filho = spawn(process.execPath, ['--input-type=module', '-e', programa, hora, dataDir], {
          stdio: ['ignore', 'pipe', 'inherit'],
        });
        let saida = '';
        for await (const parte of filho.stdout) saida += String(parte);
        return saida;
      }),
    );
    expect(JSON.parse(saidas[0] ?? '')).toHaveProperty('SESSION_SECRET');
    expect(new Set(saidas).size).toBe(1);
    expect(readdirSync(dataDir)).toEqual(['segredos.json']);
  });
});
