import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faturarMes } from '#domains/contabil/faturamentos/server/oficina.ts';
import { integrar } from '#domains/contabil/integracao/server/oficina.ts';
import { carregarConjuntoDeRegras } from '#domains/contabil/integracao/regras/server/oficina.ts';
import { criarContaBancaria } from '#domains/financeiro/cadastros/server/oficina.ts';
import { estornarManual, lancarManual } from '#domains/financeiro/caixa/lancamentos/server/oficina.ts';
import { criarPeriodoFinanceiro } from '#domains/financeiro/caixa/periodos/server/oficina.ts';
import { type Tx, transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { livrosDeTeste } from '#tests/helpers/contabil/livros.ts';
import { contratoAtivoDeTeste } from '#tests/helpers/contratos.ts';
import { entrar, mundoDoEstoque } from '#tests/helpers/estoque/mundo-do-estoque.ts';
import { fernanda } from '#tests/helpers/financeiro.ts';
import { criarMundo, type Mundo } from '#tests/helpers/mundo.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { lancamentosContabeis } from './routes.ts';

// From what happened one click leads to its lines of the books, as from these to it.
const hoje = '2026-06-30';
let s: ServidorDeTeste;
let mundo: Mundo;
const fazer = <T>(o: (tx: Tx) => Promise<T>) => transacao(s.banco.db, o);
const levarAosLivros = () => fazer((tx) => integrar(atoDe(tx, fernanda), { de: '2026-01-01', ate: hoje }));
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.contratos, lancamentosContabeis] });
  await livrosDeTeste(s.banco.db, 2026);
  mundo = await criarMundo(s.banco.db);
}, 60_000);
afterAll(() => s.fechar());

/** Numbers of the entries that a filter finds. */
async function achados(filtro: string): Promise<number[]> {
  const { corpo } = await s.pedir('GET', `LancamentoContabil/obter-paginado?${filtro}&CampoOrdenado=numero&OrdenacaoAscendente=true`);
  return (corpo.data as { itens: { numero: number }[] }).itens.map((l) => l.numero);
}

test('each side of a transfer leads to its entry and to that of its reversal, and to nothing else', async () => {
  const { id: cofre } = await fazer(async (tx) => {
    const ato = atoDe(tx, fernanda);
    const conta = await criarContaBancaria(ato, { nome: 'Cofre', tipo: 'caixa' });
    await criarPeriodoFinanceiro(ato, { contaBancariaId: conta.id, dataInicio: '2026-01-01', dataFim: '2026-12-31' });
    return conta;
  });
  await fazer((tx) => carregarConjuntoDeRegras(atoDe(tx, fernanda), { entidade: 'com_fins_lucrativos', vigenteDesde: '2026-01-01' }));
  await sql`update regras_contabeis set debito_id = (select id from contas_contabeis where codigo = '1.1.01.002')
    where evento = 'dinheiro' and conta_bancaria_id = ${cofre}`.execute(s.banco.dono);
  const transferir = (valor: number) =>
    fazer((tx) =>
      lancarManual(atoDe(tx, fernanda, { hoje }), {
        tipo: 'transferencia',
        dataMovimento: '2026-06-10',
        valorCentavos: centavos(valor),
        historico: 'Sangria',
        documento: null,
        contaBancariaId: mundo.contaBancariaId,
        contaDestinoId: cofre,
        formaPagamentoId: null,
        categoriaId: null,
        centroCustoId: null,
        pessoaId: null,
      }),
    );
  const { id } = await transferir(5_000);
  await transferir(700);
  await fazer((tx) => estornarManual(atoDe(tx, fernanda, { hoje }), { id, motivo: 'Não houve' }));
  await levarAosLivros();
  const { rows } = await sql<{ id: number; origem: string }>`select id, origem_tipo as origem from lancamentos_financeiros
    where origem_id = ${id} or estorno_de is not null order by id`.execute(s.banco.db);
  expect(rows).toHaveLength(4);
  expect(await achados('')).toEqual([1, 2, 3]);
  for (const movimento of rows)
    expect(await achados(`MovimentoId=${movimento.id}`)).toEqual(movimento.origem.endsWith('estorno') ? [3] : [1, 3]);
});

test('an operation of stock leads to its entries', async () => {
  const m = await mundoDoEstoque(s.banco.db);
  const [produtoId = 0, outro = 0] = m.produtos;
  const lote = { depositoId: m.depositos[0] ?? 0, quantidade: '10', valor: 20_000, data: '2026-06-12' };
  const { id } = await entrar(s.banco.db, { ...lote, produtoId });
  await entrar(s.banco.db, { ...lote, produtoId: outro });
  await levarAosLivros();
  expect(await achados(`OperacaoId=${id}`)).toEqual([4]);
});

test('a contract leads to the entries of all its titles, and to those of no other', async () => {
  const [um, outro] = [await contratoAtivoDeTeste(s.banco.db, mundo), await contratoAtivoDeTeste(s.banco.db, mundo)];
  for (const periodo of [202_601, 202_602, 202_603]) await fazer((tx) => faturarMes(atoDe(tx, fernanda), { periodo }));
  const [deUm, doOutro] = [await achados(`ContratoId=${um.contratoId}`), await achados(`ContratoId=${outro.contratoId}`)];
  expect([deUm.length, doOutro.length]).toEqual([2, 2]);
  expect(new Set([...deUm, ...doOutro]).size).toBe(4);
});
