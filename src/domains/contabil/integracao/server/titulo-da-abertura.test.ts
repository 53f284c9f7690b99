import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registrarEstornoDeFato } from '#domains/contabil/server/registrar-fatos.ts';
import { conferirFechamento } from '#domains/contabil/fechamento/server/conferir-fechamento.ts';
import { cancelarTitulo } from '#domains/financeiro/titulos/cancelamentos/server/oficina.ts';
import { type Tx, transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { livrosDeTeste } from '#tests/helpers/contabil/livros.ts';
import { fernanda, type Tesouraria, tesourariaDeTeste, tituloDeTeste } from '#tests/helpers/financeiro.ts';
import { carregarConjuntoDeRegras } from '../regras/server/carregar-conjunto.ts';
import { integrar } from './lancar-fatos.ts';
import { preverIntegracao } from './previa.ts';

let banco: BancoDeTeste;
let t: Tesouraria;
const fazer = <T>(o: (tx: Tx) => Promise<T>) => transacao(banco.db, o);
beforeAll(async () => {
  banco = await bancoDeTeste();
  await livrosDeTeste(banco.db, 2026);
  t = await tesourariaDeTeste(banco.db);
  await fazer(async (tx) => {
    await carregarConjuntoDeRegras(atoDe(tx, fernanda), { entidade: 'com_fins_lucrativos', vigenteDesde: '2026-03-01' });
    await sql`update contabil_configuracao set integrar_desde = '2026-03-01'`.execute(tx);
  });
});
afterAll(() => banco.fechar());

const titulo = (dataVencimento: string) =>
  tituloDeTeste(banco.db, t, { dataVencimento, dataEmissao: '2026-01-05', descontoIncondicionalCentavos: centavos(10_000) });
const cancelar = (id: number, dia: string) =>
  fazer((tx) => cancelarTitulo(atoDe(tx, fernanda), { id, motivo: 'Família em dificuldade', dataCancelamento: dia }));
/** What the facts of a title put into the books: of each account, debits less credits. */
async function nosLivros(tituloId: number): Promise<Record<string, number>> {
  const { rows } = await sql<{
    codigo: string;
    saldo: number;
  }>`select k.codigo, sum(p.debito_centavos - p.credito_centavos)::bigint as saldo
    from titulos_cancelamentos c join fatos_contabeis f on f.origem_tipo = 'titulo_cancelamento' and f.origem_id = c.id
    join partidas_contabeis p on p.fato_id = f.id join contas_contabeis k on k.id = p.conta_id where c.titulo_id = ${tituloId} group by 1`.execute(
    banco.db,
  );
  return Object.fromEntries(rows.map((r) => [r.codigo, r.saldo]));
}
const marco = { de: '2026-03-01', ate: '2026-03-31' };
const abril = { de: '2026-04-01', ate: '2026-04-30' };
const maio = { de: '2026-05-01', ate: '2026-05-31' };

test('a title of the opening balances that is cancelled leaves what is to be received as a loss, and comes back when it is restored', async () => {
  const { id } = await titulo('2026-02-10');
  await cancelar(id, '2026-03-12');
  await fazer((tx) => integrar(atoDe(tx, fernanda), marco));
  expect(await nosLivros(id)).toEqual({ '4.1.05.002': 90_000, '1.1.02.001': -90_000 });
  const { rows } = await sql<{ id: number }>`select id from titulos_cancelamentos where titulo_id = ${id}`.execute(banco.db);
  const cancelamento = { origemTipo: 'titulo_cancelamento', origemId: rows[0]?.id ?? 0 } as const;
  await fazer((tx) =>
    registrarEstornoDeFato(tx, {
      evento: 'titulo.restaurado',
      dataFato: '2026-03-20',
      ...cancelamento,
      original: { evento: 'titulo.cancelado', ...cancelamento },
    }),
  );
  await fazer((tx) => integrar(atoDe(tx, fernanda), marco));
  expect(await nosLivros(id)).toEqual({ '4.1.05.002': 0, '1.1.02.001': 0 });
});

test('a title that is revenue in the books leaves them with its recognition alone', async () => {
  const { id } = await titulo('2026-06-10');
  await cancelar(id, '2026-04-12');
  await fazer((tx) => integrar(atoDe(tx, fernanda), abril));
  expect(await nosLivros(id)).toEqual({});
  expect((await preverIntegracao(banco.db, abril)).comProblema).toBe(0);
});

test('where no rule says what becomes of it the cancellation waits, and the closing tells so', async () => {
  await sql`delete from regras_contabeis where evento = 'titulo.cancelado'`.execute(banco.dono);
  const { id } = await titulo('2026-02-10');
  await cancelar(id, '2026-05-12');
  await fazer((tx) => integrar(atoDe(tx, fernanda), maio));
  expect((await preverIntegracao(banco.db, maio)).pendencias).toMatchObject([
    { evento: 'titulo.cancelado', parte: 'dos_saldos_de_abertura', problema: 'sem_regra', fatos: 1, valorCentavos: 90_000 },
  ]);
  const { pendencias } = await conferirFechamento(banco.db, { periodo: 202_605 }, '2026-06-01');
  expect(pendencias).toContainEqual({ qual: 'fatos_sem_regra', quantidade: 1 });
});
