import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { traduzirErroDoBanco } from '#platform/server/database/errors.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import type { NovoFato } from '../fatos.ts';
import { registrarEstornoDeFato, registrarFatos } from './registrar-fatos.ts';

let banco: BancoDeTeste;
beforeAll(async () => {
  banco = await bancoDeTeste();
});
afterAll(() => banco.fechar());

const valores = { taxaCentavos: centavos(30), liquidoCentavos: centavos(970), contaBancariaId: 1, formaPagamentoId: 2 };
const fato = (origemId: number): NovoFato => ({
  evento: 'recebimento.liquidado',
  dataFato: '2026-03-10',
  origemTipo: 'recebimento_a_liquidar',
  origemId,
  valorCentavos: centavos(1_000),
  valores,
});
const registrar = (...ids: number[]) => transacao(banco.db, (tx) => registrarFatos(tx, ids.map(fato)));
const estornar = (origemId: number, id = origemId) =>
  transacao(banco.db, (tx) =>
    registrarEstornoDeFato(tx, {
      original: { evento: 'recebimento.liquidado', origemTipo: 'recebimento_a_liquidar', origemId },
      evento: 'recebimento.liquidacao_estornada',
      dataFato: '2026-03-11',
      origemTipo: 'recebimento_a_liquidar_estorno',
      origemId: id,
    }),
  );
const codigoDe = (causa: unknown): string | undefined => traduzirErroDoBanco(causa)?.code;

test('a fact is recorded once per event and source, many at a time', async () => {
  await registrar(1, 2, 3);
  expect(await registrar(4, 3).catch(codigoDe)).toBe('FATO_REPETIDO');
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from v_fato_contabil where evento = 'recebimento.liquidado'`.execute(
    banco.db,
  );
  expect(rows[0]?.n).toBe(3);
});

test('a reversal copies value and parts, and happens once, also when two try together', async () => {
  await registrar(10);
  const respostas = await Promise.allSettled([estornar(10, 100), estornar(10, 101)]);
  expect(respostas.map((r) => (r.status === 'fulfilled' ? 'feito' : codigoDe(r.reason)))).toEqual(
    expect.arrayContaining(['FATO_JA_ESTORNADO', 'feito']),
  );
  const { rows } =
    await sql`select e.valor_centavos as valor, e.valores from v_fato_contabil e join v_fato_contabil o on o.id = e.estorno_de where o.origem_id = 10`.execute(
      banco.db,
    );
  expect(rows).toEqual([{ valor: 1_000, valores }]);
  await expect(estornar(999)).rejects.toThrow(/does not exist/);
});

test('a recorded fact is never changed or deleted', async () => {
  const tentar = (consulta: ReturnType<typeof sql>) => transacao(banco.dono, (tx) => consulta.execute(tx));
  await expect(tentar(sql`update fatos_contabeis set valor_centavos = 1`)).rejects.toThrow(/REGISTRO_IMUTAVEL/);
  await expect(tentar(sql`delete from fatos_contabeis`)).rejects.toThrow(/REGISTRO_IMUTAVEL/);
});
