import { appendFileSync, cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lerConfig } from '#platform/server/config.ts';
import { abrirCopia } from '#platform/server/copias/abrir-copia.ts';
import type { CopiaFeita } from '#platform/server/copias/fazer-copia.ts';
import { listarPastas } from '#platform/server/copias/guardar.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { pastaDeCopias } from '#tests/helpers/aplicacao/copias.ts';
import { criarMundo, criarRascunho, matricularFamilia } from '#tests/helpers/mundo.ts';

const copias = pastaDeCopias();
let banco: BancoDeTeste;
let feita: CopiaFeita;

beforeAll(async () => {
  banco = await bancoDeTeste();
  const mundo = await criarMundo(banco.db, { vagas: 5 });
  const { matriculaId } = await matricularFamilia(banco.db, mundo, 'Aluna', ['100.00'], 0);
  await criarRascunho(banco.db, mundo, matriculaId);
  feita = await copias.fazer(banco);
});
afterAll(async () => {
  await banco.fechar();
  copias.apagar();
});

/** A copy of the backup, to be broken. */
function outra(): string {
  const pasta = `${feita.pasta}-outra`;
  rmSync(pasta, { recursive: true, force: true });
  cpSync(feita.pasta, pasta, { recursive: true });
  return pasta;
}
const recusa = (pasta: string, config = copias.config): Promise<string> =>
  abrirCopia(pasta, config).then(
    () => 'opened',
    (causa: unknown) => (causa as Error).message,
  );

describe('a backup', () => {
  test('holds every table, and nothing of them can be read in it', async () => {
    const { manifesto } = await abrirCopia(feita.pasta, copias.config);
    const { rows } = await sql<{ nome: string; linhas: number }>`select relname::text as nome, 0 as linhas from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname not like 'schema\\_%' order by 1`.execute(
      banco.dono,
    );
    expect(manifesto.partes.filter(({ tipo }) => tipo === 'tabela').map(({ tabela }) => tabela)).toEqual(rows.map(({ nome }) => nome));
    const pessoas = manifesto.partes.find(({ tabela }) => tabela === 'pessoas');
    expect(pessoas?.linhas).toBeGreaterThan(1);
    const tudo = readdirSync(feita.pasta).map((nome) => readFileSync(join(feita.pasta, nome)).toString('latin1'));
    expect(tudo.filter((texto) => texto.includes('Aluna') || texto.includes(copias.chave.toString('base64')))).toEqual([]);
  });

  test('with one changed byte is refused, in the manifest and in a part', async () => {
    const pasta = outra();
    const manifesto = readFileSync(join(pasta, 'manifesto.json'));
    for (let onde = 0; onde < manifesto.length; onde += 997) {
      const mudado = Buffer.from(manifesto);
      mudado.writeUInt8(mudado.readUInt8(onde) ^ 1, onde);
      writeFileSync(join(pasta, 'manifesto.json'), mudado);
      expect(await recusa(pasta), `byte ${onde}`).toMatch(/manifest of the backup was changed|made with the key/);
    }
    writeFileSync(join(pasta, 'manifesto.json'), manifesto);
    expect(await recusa(pasta)).toBe('opened');
    const parte = readFileSync(join(pasta, 'pessoas.parte'));
    parte.writeUInt8(parte.readUInt8(60) ^ 1, 60);
    writeFileSync(join(pasta, 'pessoas.parte'), parte);
    expect(await recusa(pasta)).toBe('The part pessoas.parte of the backup is damaged or was changed: use another backup.');
  });

  test('that was cut is refused: without its manifest, without a part, with a part that ends early', async () => {
    const pasta = outra();
    truncateSync(join(pasta, 'pessoas.parte'), 50);
    expect(await recusa(pasta)).toMatch(/^The part pessoas\.parte of the backup has 50 bytes in place of \d+: it was cut/);
    appendFileSync(join(pasta, 'pessoas.parte'), Buffer.alloc(3));
    renameSync(join(pasta, 'pessoas.parte'), join(pasta, 'pessoas.fora'));
    expect(await recusa(pasta)).toBe('The part pessoas.parte of the backup is missing: use another backup.');
    rmSync(join(pasta, 'manifesto.json'));
    expect(await recusa(pasta)).toMatch(/is no backup, or one that was cut before its end/);
  });

  test('whose making fails half way leaves nothing that looks like a backup', async () => {
    const antes = listarPastas(copias.config.backupDir);
    const falha = copias.fazer(banco, async (tabela) => {
      if (tabela === 'pessoas') throw new Error('plug pulled');
      await Promise.resolve();
    });
    await expect(falha).rejects.toThrow('plug pulled');
    expect(listarPastas(copias.config.backupDir)).toEqual(antes);
    expect(readdirSync(copias.config.backupDir).filter((nome) => nome.startsWith('.'))).toEqual([]);
  });

  test('says in one line which key is missing, or that another one was given', async () => {
    const semChave = lerConfig({ DATA_DIR: join(copias.config.dataDir, 'vazia') });
    expect(await recusa(feita.pasta, semChave)).toMatch(
      /^The key of this backup \([0-9a-f]{16}\) is missing: give it in BACKUP_KEY, [^\n]+$/,
    );
    expect(existsSync(semChave.dataDir)).toBe(false);
    const outraChave = lerConfig({ BACKUP_KEY: Buffer.alloc(32, 7).toString('base64'), DATA_DIR: copias.config.dataDir });
    expect(await recusa(feita.pasta, outraChave)).toMatch(
      /^The backup was made with the key [0-9a-f]{16} and the one given is [0-9a-f]{16}: [^\n]+$/,
    );
  });

  test('taken while others write holds one moment of all tables', async () => {
    // A student and their first movement are written together, after the tables that come first were read.
    let escritas = 0;
    const { pasta } = await copias.fazer(banco, async (tabela) => {
      if (!['auditoria', 'contratos', 'matriculas', 'titulos_receber'].includes(tabela)) return;
      escritas += 1;
      await sql`insert into bancos (codigo, nome) values (${String(900 + escritas)}, 'Escrito durante a cópia')`.execute(banco.db);
    });
    expect(escritas).toBe(4);
    const { manifesto } = await abrirCopia(pasta, copias.config);
    const agora = await sql<{ n: number }>`select count(*)::int as n from bancos`.execute(banco.db);
    expect(manifesto.partes.find(({ tabela }) => tabela === 'bancos')?.linhas).toBe((agora.rows[0]?.n ?? 0) - 4);
  });
});
