import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conferirFechamento } from '#domains/contabil/fechamento/server/conferir-fechamento.ts';
import { retirar } from '#domains/suprimentos/estoques/operacoes/server/oficina.ts';
import { traduzirErroDoBanco } from '#platform/server/database/errors.ts';
import { type Tx, transacao } from '#platform/server/database/kysely.ts';
import { ultimoDiaDoMes } from '#shared/datas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type Banco, bancoComContas, enviarExtrato, lancarNoBanco, ofxDeTeste } from '#tests/helpers/caixa/extratos.ts';
import { fatosDoCaixa } from '#tests/helpers/contabil/muitos-fatos.ts';
import { livrosDeTeste } from '#tests/helpers/contabil/livros.ts';
import { entrar, hoje, mundoDoEstoque } from '#tests/helpers/estoque/mundo-do-estoque.ts';
import { fernanda } from '#tests/helpers/financeiro.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { carregarConjuntoDeRegras, criarRegra } from '../regras/server/oficina.ts';
import { deixarFatosDeFora, mudarInicio } from './deixar-fora.ts';
import { integrar } from './lancar-fatos.ts';
import { preverIntegracao } from './previa.ts';
import { integracaoContabil } from './routes.ts';

let s: ServidorDeTeste;
let b: Banco;
let conta: (codigo: string) => number;
const fazer = <T>(o: (tx: Tx) => Promise<T>) => transacao(s.banco.db, o);
const [ano, mes] = [Number(hoje.slice(0, 4)), Number(hoje.slice(5, 7))];
const este = { de: `${hoje.slice(0, 7)}-01`, ate: `${hoje.slice(0, 7)}-${ultimoDiaDoMes(ano, mes)}` };
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [integracaoContabil, ...salasDe.caixa, ...salasDe.cadastros] });
  conta = await livrosDeTeste(s.banco.db, ...new Set([2026, ano]));
  await fazer((tx) => carregarConjuntoDeRegras(atoDe(tx, fernanda), { entidade: 'com_fins_lucrativos', vigenteDesde: '2026-01-01' }));
  b = await bancoComContas(s.banco.db);
});
afterAll(() => s.fechar());

test('what is taken from stock goes to the account of its group of products, and of the others to that of all', async () => {
  const material = await mundoDoEstoque(s.banco.db);
  const [depositoId = 0] = material.depositos;
  const [papel = 0, sabao = 0] = material.produtos;
  const { rows } = await sql<{ id: number }>`insert into produtos_grupos (nome) values ('Limpeza') returning id`.execute(s.banco.dono);
  const limpeza = rows[0]?.id ?? 0;
  await sql`update produtos set grupo_id = ${limpeza} where id = ${sabao}`.execute(s.banco.dono);
  for (const produtoId of [papel, sabao]) await entrar(s.banco.db, { produtoId, depositoId, quantidade: '10.0000', valor: 1000 });
  const pedido = {
    dataMovimento: hoje,
    depositoId,
    recalculoConfirmado: true,
    solicitantePessoaId: material.pessoaId,
    motivo: 'Uso',
    centroCustoId: null,
  };
  const itens = [papel, sabao].map((produtoId, i) => ({ produtoId, quantidade: `${i + 1}.0000` }));
  await fazer((tx) => retirar(atoDe(tx, fernanda), { ...pedido, itens }));
  const regra = { evento: 'estoque.retirada', parte: 'valor', vigenteDesde: '2026-01-01', creditoId: conta('1.1.03.001') } as const;
  await fazer((tx) => criarRegra(atoDe(tx, fernanda), { ...regra, grupoProdutoId: limpeza, debitoId: conta('4.1.02.005') }));
  const previa = await preverIntegracao(s.banco.db, este);
  const linhas = previa.eventos
    .find((e) => e.evento === 'estoque.retirada')
    ?.linhas.map((l) => [l.codigo, l.debitoCentavos, l.creditoCentavos]);
  expect(linhas).toEqual([
    ['1.1.03.001', 0, 300],
    ['4.1.02.001', 100, 0],
    ['4.1.02.005', 200, 0],
  ]);
  const causa: unknown = await fazer((tx) =>
    criarRegra(atoDe(tx, fernanda), { ...regra, grupoProdutoId: 999_999, debitoId: conta('4.1.02.001') }),
  ).catch((erro: unknown) => erro);
  expect(traduzirErroDoBanco(causa)).toMatchObject({ code: 'NAO_ENCONTRADO', campos: [{ path: 'grupoProdutoId' }] });
});

test('the facts that stay out of the books are listed with why: before the start, by a rule, refused by whom and for what', async () => {
  await fazer((tx) => fatosDoCaixa(tx, { quantos: 2, de: '2026-01-10', dias: 1, contaBancariaId: b.caixaId }));
  await fazer((tx) => fatosDoCaixa(tx, { quantos: 2, de: '2026-05-10', dias: 1, contaBancariaId: b.caixaId }));
  const { rows } = await sql<{ id: number }>`select id from fatos_contabeis where data_fato = '2026-05-10' order by id`.execute(s.banco.db);
  await fazer(async (tx) => mudarInicio(atoDe(tx, fernanda), { versao: await versao(), integrarDesde: '2026-02-01' }));
  await fazer((tx) => deixarFatosDeFora(atoDe(tx, fernanda), { fatos: [rows[0]?.id ?? 0], motivo: 'Lançado à mão' }));
  const listar = async (query = '') =>
    ((await s.pedir('GET', `IntegracaoContabil/fora?${query}`)).corpo.data as { itens: { motivo: string; razao: string | null }[] }).itens;
  expect((await listar('De=2026-01-01&Ate=2026-05-31')).map((f) => [f.motivo, f.razao])).toEqual([
    ['antes_do_inicio', null],
    ['antes_do_inicio', null],
    ['recusado', 'Lançado à mão'],
  ]);
  expect(await listar('Motivo=antes_do_inicio')).toHaveLength(2);
  expect(await listar('Motivo=regra')).toHaveLength(0);
});
const versao = async (): Promise<number> =>
  (await sql<{ versao: number }>`select versao from contabil_configuracao`.execute(s.banco.db)).rows[0]?.versao ?? 0;

test('before a month closes one sees the accounts that were not reconciled up to its end, and the facts that no rule takes', async () => {
  const pendencias = async () =>
    Object.fromEntries(
      (await conferirFechamento(s.banco.db, { periodo: 202_604 }, '2026-12-31')).pendencias.map((p) => [p.qual, p.quantidade]),
    );
  const antes = await pendencias();
  expect(antes).not.toHaveProperty('contas_sem_conciliar');
  await lancarNoBanco(s.banco.db, b, [['2026-04-10', -3_500]]);
  expect(await pendencias()).toMatchObject({ contas_sem_conciliar: 1, fatos_sem_lancamento: 1 });
  await sql`delete from regras_contabeis where evento = 'caixa.pagamento'`.execute(s.banco.dono);
  expect(await pendencias()).toMatchObject({ fatos_sem_regra: 1 });
  expect(await pendencias()).not.toHaveProperty('fatos_sem_lancamento');
  await enviarExtrato(
    s,
    ofxDeTeste([['2026-04-10', '-35.00', 'TARIFA']], { de: '2026-04-01', ate: '2026-04-30', saldo: ['965.00', '2026-04-30'] }),
  );
  const { rows } = await sql<{
    linha: number;
    lancamento: number;
  }>`select x.id as linha, l.id as lancamento from extratos_bancarios_linhas x, lancamentos_financeiros l
    where l.conta_bancaria_id = ${b.contaBancariaId}`.execute(s.banco.db);
  const pares = [{ linhaIds: [rows[0]?.linha], lancamentoIds: [rows[0]?.lancamento] }];
  await s.pedir('POST', 'ConciliacaoBancaria/casamento', { body: { contaBancariaId: b.contaBancariaId, pares } });
  const fechada = await s.pedir('POST', 'ConciliacaoBancaria/fechamento', {
    body: { contaBancariaId: b.contaBancariaId, ate: '2026-04-30', saldoBancoCentavos: 96_500 },
  });
  expect(fechada.status, JSON.stringify(fechada.corpo)).toBe(200);
  expect(await pendencias()).not.toHaveProperty('contas_sem_conciliar');
  expect((await fazer((tx) => integrar(atoDe(tx, fernanda), { de: '2026-04-01', ate: '2026-04-30' }))).lancados).toBe(0);
});

test('of thousands of facts that wait the closing says how many, and judges none of them on the spot', async () => {
  await sql`delete from regras_contabeis where evento = 'caixa.recebimento'`.execute(s.banco.dono);
  await fazer((tx) => fatosDoCaixa(tx, { quantos: 5001, de: '2026-07-01', dias: 20, contaBancariaId: b.caixaId }));
  const { pendencias } = await conferirFechamento(s.banco.db, { periodo: 202_607 }, '2026-12-31');
  const quantas = Object.fromEntries(pendencias.map((p) => [p.qual, p.quantidade]));
  expect(quantas).not.toHaveProperty('fatos_sem_regra');
  expect(quantas.fatos_sem_lancamento).toBeGreaterThanOrEqual(5001);
});
