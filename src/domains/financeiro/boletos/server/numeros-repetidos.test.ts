import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrar } from '#platform/server/database/migrate.ts';
import { MIGRATIONS_FOLDER } from '#platform/server/database/migration-files.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';

let banco: BancoDeTeste;
let folder: string;
beforeAll(async () => {
  banco = await bancoDeTeste({ vazio: true });
  folder = mkdtempSync(path.join(tmpdir(), 'patio-migracoes-'));
});
afterAll(async () => {
  await banco.fechar();
  rmSync(folder, { recursive: true, force: true });
});

const copiar = (quais: (nome: string) => boolean) => {
  for (const nome of readdirSync(MIGRATIONS_FOLDER).filter((n) => n.endsWith('.sql') && quais(n)))
    cpSync(path.join(MIGRATIONS_FOLDER, nome), path.join(folder, nome));
};

test('a school that already gave a number twice goes on: the second paper is marked, and no third is made', async () => {
  const regra = '0068-numeracao-no-banco.sql';
  copiar((nome) => nome < regra);
  await migrar(banco.url, { folder });
  // What the slips stand on is beside the point.
  await sql`alter table boletos drop constraint boletos_titulo_id_fkey, drop constraint boletos_conta_bancaria_id_fkey`.execute(banco.db);
  const cobranca = (convenio: string) => `{"bancoCodigo": "001", "convenio": "${convenio}"}`;
  const inserir = (conta: number, convenio: string, situacao = 'paga') =>
    sql
      .raw(`set session_replication_role = replica;
      insert into boletos (titulo_id, conta_bancaria_id, nosso_numero, nosso_numero_impresso, data_documento, data_vencimento, valor_centavos,
        base_juros_centavos, multa_percentual, juros_percentual_mes, codigo_barras, linha_digitavel, situacao, cobranca)
      values (1, ${conta}, '${convenio}0000000001', 'x', '2026-01-01', '2026-02-01', 100, 100, 0, 0, repeat('1', 44), repeat('1', 47), '${situacao}',
        '${cobranca(convenio)}');
      set session_replication_role = origin`)
      .execute(banco.db);
  await inserir(1, '1474166');
  await inserir(2, '1474166');
  await inserir(3, '7654321');
  copiar((nome) => nome >= regra);
  await migrar(banco.url, { folder });
  const { rows } = await sql`select conta_bancaria_id as conta, numero_repetido as repetido from boletos order by id`.execute(banco.db);
  expect(rows).toEqual([
    { conta: 1, repetido: false },
    { conta: 2, repetido: true },
    { conta: 3, repetido: false },
  ]);
  await expect(inserir(4, '1474166')).rejects.toThrow(/boletos_numero_no_banco_key/);
});
