import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { carregarConjuntoDeRegras } from '#domains/contabil/integracao/regras/server/oficina.ts';
import { faturarMes } from '#domains/contabil/faturamentos/server/oficina.ts';
import { registrarFatos } from '#domains/contabil/server/registrar-fatos.ts';
import { corrigirLancamento } from '#domains/contabil/lancamentos/server/oficina.ts';
import { lancarManual } from '#domains/financeiro/caixa/lancamentos/server/oficina.ts';
import { estornarPagamento } from '#domains/financeiro/pagar/baixas/server/oficina.ts';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/door.ts';
import { estornarBaixa } from '#domains/financeiro/titulos/estornos/server/oficina.ts';
import { type Tx, transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { livrosDeTeste } from '#tests/helpers/contabil/livros.ts';
import { fernanda, tituloDeTeste } from '#tests/helpers/financeiro.ts';
import { itemAPagar, type Pagamentos, pagamentosDeTeste } from '#tests/helpers/titulos/pagar.ts';
import { integrar } from './lancar-fatos.ts';

// Who reads the diary, or an account of it, finds the paper of each entry by its text.
const hoje = '2026-06-30';
let banco: BancoDeTeste;
let conta: (codigo: string) => number;
let p: Pagamentos;
const fazer = <T>(o: (tx: Tx) => Promise<T>) => transacao(banco.db, o);
const levarAosLivros = () => fazer((tx) => integrar(atoDe(tx, fernanda), { de: '2026-01-01', ate: '2026-12-31' }));
beforeAll(async () => {
  banco = await bancoDeTeste();
  conta = await livrosDeTeste(banco.db, 2026);
  p = await pagamentosDeTeste(banco.db);
  await fazer((tx) => carregarConjuntoDeRegras(atoDe(tx, fernanda), { entidade: 'com_fins_lucrativos', vigenteDesde: '2026-01-01' }));
}, 60_000);
afterAll(() => banco.fechar());

const nomeDoPagador = async () =>
  (await sql<{ nome: string }>`select nome_completo as nome from pessoas where id = ${p.t.pagadorId}`.execute(banco.db)).rows[0]?.nome;
const lancamentosDe = async (evento: string) =>
  (
    await sql<{
      id: number;
      historico: string;
      documento: string | null;
    }>`select l.id, l.historico, l.documento from fatos_contabeis f join fatos_lancados x on x.fato_id = f.id and x.desfeito_por is null
      join lancamentos_contabeis l on l.id = x.lancamento_id where f.evento = ${evento} order by f.id`.execute(banco.db)
  ).rows;
const ditos = async (evento: string) => (await lancamentosDe(evento)).map((l) => [l.historico, l.documento]);

test('an entry of a payable says its number, the paper of the supplier and whose it is, and so does what takes it back', async () => {
  const id = await p.umTitulo({ documento: 'FAT 202601' });
  const sem = await p.umTitulo({ dataEmissao: '2026-01-06' });
  const { baixas } = await p.pagar([itemAPagar(id, 100_001)]);
  await fazer((tx) => estornarPagamento(atoDe(tx, fernanda, { hoje }), { baixaId: baixas[0]?.id ?? 0, motivo: 'Pago em dobro' }));
  await levarAosLivros();
  expect(sem).toBeGreaterThan(id);
  const oQue = '2026-00001/01, Norte Energia S.A., Energia 02/2026';
  expect(await ditos('pagar.lancado')).toEqual([
    [`Conta a pagar FAT 202601: ${oQue}`, 'FAT 202601'],
    ['Conta a pagar 2026-00002/01: 2026-00002/01, Norte Energia S.A., Energia 02/2026', '2026-00002/01'],
  ]);
  expect(await ditos('pagar.pago')).toEqual([[`Pagamento a fornecedor FAT 202601: ${oQue}`, 'FAT 202601']]);
  expect(await ditos('pagamento.estornado')).toEqual([[`Estorno de pagamento a fornecedor FAT 202601: ${oQue}`, 'FAT 202601']]);
});

test('an entry of revenue and one of a credit say whose they are', async () => {
  const { numero } = await tituloDeTeste(banco.db, p.t, { dataVencimento: '2026-04-10', descontoCondicionalCentavos: centavos(0) });
  await fazer((tx) => faturarMes(atoDe(tx, fernanda), { periodo: 202_604 }));
  const pagador = await nomeDoPagador();
  expect(await ditos('faturamento.reconhecido')).toEqual([[`Faturamento do título ${numero}: ${pagador}`, numero]]);
  const { pagadorId, contaBancariaId, formaPagamentoId } = p.t;
  await fazer((tx) =>
    registrarFatos(tx, [
      {
        evento: 'credito.recebido',
        dataFato: '2026-04-11',
        origemTipo: 'credito',
        origemId: 1,
        valorCentavos: centavos(500),
        valores: { detalhe: 'Pago a maior no recibo nº 7', pagadorId, contaBancariaId, formaPagamentoId },
      },
    ]),
  );
  await levarAosLivros();
  expect(await ditos('credito.recebido')).toEqual([[`Crédito deixado por pagador: ${pagador}, Pago a maior no recibo nº 7`, null]]);
});

test('an entry of money typed by hand says what was typed', async () => {
  await fazer((tx) =>
    lancarManual(atoDe(tx, fernanda, { hoje }), {
      tipo: 'pagamento',
      dataMovimento: '2026-06-10',
      valorCentavos: centavos(5_000),
      historico: 'Conserto do portão',
      documento: 'Recibo 12',
      contaBancariaId: p.t.contaBancariaId,
      contaDestinoId: null,
      formaPagamentoId: null,
      categoriaId: p.c.limpeza,
      centroCustoId: null,
      pessoaId: null,
    }),
  );
  await levarAosLivros();
  expect(await ditos('caixa.pagamento')).toEqual([['Pagamento avulso Recibo 12: Conserto do portão', 'Recibo 12']]);
});

test('what takes back a receipt whose entry a person corrected says its title and whose it is', async () => {
  const { id, numero } = await tituloDeTeste(banco.db, p.t, { descontoCondicionalCentavos: centavos(0) });
  const pagador = await nomeDoPagador();
  const pagamento = { dataBaixa: '2026-03-05', contaBancariaId: p.t.contaBancariaId, formaPagamentoId: p.t.formaPagamentoId };
  await fazer((tx) => baixarTitulos(atoDe(tx, fernanda), { ...pagamento, itens: [{ tituloId: id, valorCentavos: centavos(100_000) }] }));
  await levarAosLivros();
  const [recebido] = await lancamentosDe('titulo.recebido');
  expect(recebido?.historico).toBe(`Recebimento do título ${numero}: ${pagador}`);
  const linha = (contaId: number, debito: number, credito: number) => ({
    contaId,
    centroCustoId: null,
    debitoCentavos: centavos(debito),
    creditoCentavos: centavos(credito),
    historico: null,
  });
  await fazer((tx) =>
    corrigirLancamento(atoDe(tx, fernanda), {
      id: recebido?.id ?? 0,
      motivo: 'Outra conta',
      dataEstorno: null,
      dataLancamento: '2026-03-05',
      ajuste: false,
      historico: 'Recebimento na conta certa',
      documento: null,
      partidas: [linha(conta('1.1.01.003'), 100_000, 0), linha(conta('1.1.02.001'), 0, 100_000)],
    }),
  );
  const { rows } = await sql<{ id: number }>`select id from baixas where titulo_id = ${id}`.execute(banco.db);
  await fazer((tx) => estornarBaixa(atoDe(tx, fernanda, { hoje }), { baixaId: rows[0]?.id ?? 0, motivo: 'Cheque devolvido' }));
  await levarAosLivros();
  expect(await ditos('recebimento.estornado')).toEqual([[`Estorno de recebimento do título ${numero}: ${pagador}`, numero]]);
});
