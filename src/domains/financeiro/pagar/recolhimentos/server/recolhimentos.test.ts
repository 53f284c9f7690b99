import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { criarFornecedor } from '#domains/financeiro/fornecedores/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { centavos, somar } from '#shared/dinheiro.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { fernanda, paulo } from '#tests/helpers/financeiro.ts';
import { itemAPagar, type Pagamentos, pagamentosDeTeste } from '#tests/helpers/titulos/pagar.ts';
import { pagarTitulos } from '../../baixas/server/oficina.ts';
import { estornarPagamento } from '../../baixas/server/estornar-pagamento.ts';
import { decidirConta, salvarRegras } from '../../aprovacao/server/oficina.ts';
import { descontarResto } from '../../baixas/server/descontar-resto.ts';
import { cancelarTituloPagar, mudarVencimento } from '../../ficha/server/oficina.ts';
import { obterTituloPagar } from '../../ficha/server/obter-titulo.ts';
import { desfazerRecolhimentoExterno, obterARecolher, recolher, recolherPorFora } from './oficina.ts';

let banco: BancoDeTeste;
let p: Pagamentos;
let receita = 0;
beforeAll(async () => {
  banco = await bancoDeTeste();
  p = await pagamentosDeTeste(banco.db);
  receita = await transacao(banco.db, async (tx) => {
    const { id } = await criarFornecedor(atoDe(tx, fernanda), { documento: '00394460005887', nome: 'Receita Federal' });
    await sql`update impostos set destinatario_fornecedor_id = ${id} where tipo in ('ir', 'pis_cofins_csll')`.execute(tx);
    return id;
  });
});
afterAll(() => banco.fechar());

const hoje = '2026-07-10';
const ir = { tipo: 'ir' as const, nome: 'IRRF serviços profissionais' };
const ler = () => obterARecolher({ db: banco.db, hoje });
type Grupos = Awaited<ReturnType<typeof ler>>['grupos'];
const recolherComo = (ato: Parameters<typeof recolher>[0], grupos: Grupos) =>
  recolher(ato, grupos, {
    categoriaFinanceiraId: p.c.energia,
    contaBancariaId: p.t.contaBancariaId,
    formaPagamentoId: p.t.formaPagamentoId,
  });
const gerar = (grupos: Grupos, quem = fernanda) => transacao(banco.db, (tx) => recolherComo(atoDe(tx, quem, { hoje }), grupos));
const cancelar = async (id: number) => {
  const versao = (await p.lerTitulo(id))?.versao ?? 0;
  return transacao(banco.db, (tx) => cancelarTituloPagar(atoDe(tx, fernanda), { id, versao, motivo: 'Engano' }));
};
/** A bill issued on a day, of which 1,5 % is withheld: 15,00 of 1.000,01. */
const comIR = (dataEmissao: string) => p.umTitulo({ dataEmissao, primeiroVencimento: '2026-08-10', impostos: [ir] });

test('what bills of a month withhold under a code is one payable to who collects it, by the due date of its rule', async () => {
  await comIR('2026-05-04');
  await comIR('2026-05-29');
  await comIR('2026-07-01');
  const { grupos } = await ler();
  expect(grupos).toMatchObject([
    {
      fornecedorId: receita,
      codigo: '1708',
      competencia: '2026-05-01',
      dataVencimento: '2026-06-19',
      valorCentavos: 3_000,
      titulos: 2,
      vencido: true,
      encerrado: true,
    },
    { codigo: '1708', competencia: '2026-07-01', valorCentavos: 1_500, encerrado: false },
  ]);
  await expect(gerar(grupos)).rejects.toMatchObject({ code: 'RECOLHIMENTO_DE_MES_ABERTO' });
  const { titulos } = await gerar(grupos.slice(0, 1));
  expect(titulos).toHaveLength(1);
  const { rows } =
    await sql`select fornecedor_id as f, origem, data_emissao as e, data_vencimento as v, bruto_centavos as b, descricao as d from v_titulo_pagar where id = ${titulos[0]?.id ?? 0}`.execute(
      banco.db,
    );
  expect(rows).toEqual([
    { f: receita, origem: 'imposto', e: '2026-05-31', v: '2026-06-19', b: 3_000, d: 'IRRF serviços profissionais 1708 05/2026' },
  ]);
  const depois = await ler();
  expect(depois.grupos).toHaveLength(1);
  expect(depois.recolhidos).toMatchObject([{ tituloId: titulos[0]?.id, valorCentavos: 3_000, situacao: 'aberto' }]);
  expect(depois.habitual).toMatchObject({ categoriaFinanceiraId: p.c.energia });
  await expect(gerar(grupos.slice(0, 1))).rejects.toMatchObject({ code: 'RECOLHIMENTO_MUDOU' });
});

test('of two people who collect the same month at once, one does', async () => {
  await comIR('2026-04-07');
  const grupos = (await ler()).grupos.filter((g) => g.competencia === '2026-04-01');
  const [, outro] = await passoAPasso(
    banco.db,
    (tx) => recolherComo(atoDe(tx, fernanda, { hoje }), grupos),
    () => gerar(grupos, paulo),
  );
  expect(outro).toMatchObject({ status: 'rejected', reason: { code: 'RECOLHIMENTO_MUDOU' } });
});

test('a payable cancelled after its tax was handed over is taken back in the next, whole and above zero; the collection cancelled, both wait again', async () => {
  const cancelado = await comIR('2026-03-03');
  const deMarco = (await ler()).grupos.filter((g) => g.competencia === '2026-03-01');
  const { titulos: marco } = await gerar(deMarco);
  await cancelar(cancelado);
  expect((await ler()).aCompensar).toMatchObject([{ tituloId: cancelado, valorCentavos: -1_500 }]);
  await comIR('2026-06-02');
  const empatado = (await ler()).grupos.find((g) => g.competencia === '2026-06-01');
  expect(empatado).toMatchObject({ retidoCentavos: 1_500, creditoCentavos: 0, valorCentavos: 1_500 });
  await comIR('2026-06-03');
  const junho = (await ler()).grupos.filter((g) => g.competencia === '2026-06-01');
  expect(junho).toMatchObject([{ retidoCentavos: 3_000, creditoCentavos: 1_500, valorCentavos: 1_500 }]);
  const { titulos } = await gerar(junho);
  expect((await ler()).aCompensar).toEqual([]);
  await cancelar(titulos[0]?.id ?? 0);
  expect((await ler()).grupos.filter((g) => g.competencia === '2026-06-01')).toEqual(junho);
  await cancelar(marco[0]?.id ?? 0);
  expect((await ler()).grupos.find((g) => g.competencia === '2026-06-01')).toMatchObject({ creditoCentavos: 0, valorCentavos: 3_000 });
});

test('of a payable of taxes nothing is a discount, beside a payment or by itself: nobody gives it up', async () => {
  await comIR('2026-04-06');
  const { titulos } = await gerar((await ler()).grupos.filter((g) => g.competencia === '2026-04-01'));
  const id = titulos[0]?.id ?? 0;
  const pagar = (item: ReturnType<typeof itemAPagar>) =>
    transacao(banco.db, (tx) => pagarTitulos(atoDe(tx, fernanda, { hoje }), { ...p.saida, dataBaixa: hoje, itens: [item] }));
  await expect(pagar({ ...itemAPagar(id, 1), descontoCentavos: centavos(1_499) })).rejects.toMatchObject({ code: 'IMPOSTO_SEM_DESCONTO' });
  await pagar(itemAPagar(id, 1_000));
  const resto = { id, versao: 2, motivo: 'Fornecedor abriu mão' };
  await expect(transacao(banco.db, (tx) => descontarResto(atoDe(tx, fernanda, { hoje }), resto))).rejects.toMatchObject({
    code: 'RESTO_NAO_SE_DESCONTA',
  });
});

test('what a bill withholds is collected when the bill may be paid: not while it waits for approval, never once it is refused', async () => {
  await transacao(banco.db, (tx) => salvarRegras(atoDe(tx, paulo), { aprovacaoAcimaCentavos: centavos(100_000), versao: 1 }));
  const [aprovada, recusada] = [await comIR('2026-01-12'), await comIR('2026-01-13')];
  const deJaneiro = async () => (await ler()).grupos.filter((g) => g.competencia === '2026-01-01');
  expect(await deJaneiro()).toEqual([]);
  const decidir = async (id: number, decisao: 'aprovada' | 'recusada') => {
    const conta = (await p.lerTitulo(id))?.contaId ?? 0;
    await transacao(banco.db, (tx) => decidirConta(atoDe(tx, paulo), { id: conta, decisao, motivo: 'Sem cotação', versao: 1 }));
  };
  await decidir(recusada, 'recusada');
  await decidir(aprovada, 'aprovada');
  await transacao(banco.db, (tx) => salvarRegras(atoDe(tx, paulo), { aprovacaoAcimaCentavos: null, versao: 2 }));
  expect(await deJaneiro()).toMatchObject([{ titulos: 1, valorCentavos: 1_500 }]);
});

test('a tax that nobody is said to collect is shown, and cannot be chosen', async () => {
  await p.umTitulo({
    dataEmissao: '2026-02-05',
    primeiroVencimento: '2026-08-10',
    impostos: [{ tipo: 'inss', nome: 'INSS cessão de mão de obra' }],
  });
  const grupos = (await ler()).grupos.filter((g) => g.tipo === 'inss');
  expect(grupos).toMatchObject([{ fornecedorId: null, codigo: null, dataVencimento: '2026-03-20' }]);
  await expect(gerar(grupos)).rejects.toThrow(/fornecedorId/);
});

describe('a tax that the payment makes owed', () => {
  const csrf = { tipo: 'pis_cofins_csll' as const, nome: 'Contribuições retidas' };
  const liquido = 100_001 - 4_650;
  const contribuicoes = async () => (await ler()).grupos.filter((g) => g.tipo === 'pis_cofins_csll');
  const pagarEm = async (id: number, dataBaixa: string, valor = liquido): Promise<number> => {
    const { baixas } = await transacao(banco.db, (tx) =>
      pagarTitulos(atoDe(tx, fernanda, { hoje }), { ...p.saida, dataBaixa, itens: [itemAPagar(id, valor)] }),
    );
    return baixas[0]?.id ?? 0;
  };
  const daFicha = async (id: number) => (await obterTituloPagar({ db: banco.db, quem: fernanda, hoje }, id)).retencoes;

  test('waits while its bill is not paid, though the bill fell due; paid, it is of the month of its first payment; reversed, it waits again', async () => {
    const id = await p.umTitulo({ primeiroVencimento: '2026-03-10', impostos: [csrf] });
    expect(await contribuicoes()).toMatchObject([{ competencia: '2026-07-01', dataVencimento: '2026-08-20', encerrado: false }]);
    expect(await daFicha(id)).toMatchObject([{ dataFato: hoje, dataVencimento: '2026-08-20' }]);
    const baixa = await pagarEm(id, '2026-04-07', 50_000);
    await pagarEm(id, '2026-05-11', liquido - 50_000);
    const deAbril = { competencia: '2026-04-01', dataVencimento: '2026-05-20', encerrado: true, vencido: true, valorCentavos: 4_650 };
    expect(await contribuicoes()).toMatchObject([deAbril]);
    expect(await daFicha(id)).toMatchObject([{ dataFato: '2026-04-07', dataVencimento: '2026-05-20' }]);
    await transacao(banco.db, (tx) => estornarPagamento(atoDe(tx, paulo, { hoje }), { baixaId: baixa, motivo: 'Engano' }));
    expect(await contribuicoes()).toMatchObject([{ ...deAbril, competencia: '2026-05-01', dataVencimento: '2026-06-19' }]);
    await gerar(await contribuicoes());
    expect(await contribuicoes()).toEqual([]);
  });

  test('is forecast for the month in which its bill falls due by now', async () => {
    const id = await p.umTitulo({ primeiroVencimento: '2026-08-10', impostos: [csrf] });
    const mudanca = { id, versao: 1, dataVencimento: '2026-10-10', motivo: 'Combinado' };
    await transacao(banco.db, (tx) => mudarVencimento(atoDe(tx, fernanda, { hoje }), mudanca));
    expect(await daFicha(id)).toMatchObject([{ dataFato: '2026-10-10', dataVencimento: '2026-11-19' }]);
    expect(await contribuicoes()).toMatchObject([{ competencia: '2026-10-01', dataVencimento: '2026-11-19' }]);
    await cancelar(id);
  });

  test('paid before its bill falls due, is due sooner', async () => {
    const id = await p.umTitulo({ primeiroVencimento: '2026-07-30', impostos: [csrf] });
    await pagarEm(id, '2026-06-30');
    expect(await contribuicoes()).toMatchObject([{ competencia: '2026-06-01', dataVencimento: '2026-07-20', encerrado: true }]);
  });
});

test('the database hands a tax over once, and a payable of taxes is worth what it hands over', async () => {
  const inserir = (retencao: ReturnType<typeof sql>, valor: number) =>
    sql`insert into recolhimentos_itens (titulo_id, retencao_id, valor_centavos) select max(titulo_id), ${retencao}, ${valor} from recolhimentos_itens where vivo`.execute(
      banco.db,
    );
  const deOutro = sql`(select min(retencao_id) from recolhimentos_itens where vivo and titulo_id <> (select max(titulo_id) from recolhimentos_itens where vivo))`;
  await expect(inserir(deOutro, 1_500)).rejects.toThrow(/recolhimentos_itens_vivo_key/);
  await expect(inserir(sql`(select max(id) from titulos_pagar_retencoes)`, 1)).rejects.toThrow(/RECOLHIMENTO_INCOERENTE/);
});

describe('handed over outside the portal', () => {
  const quando = { dataRecolhimento: '2025-12-19', motivo: 'DARF paga pelo contador' };
  const porFora = (grupos: Grupos, outra: Partial<typeof quando> = {}, quem = fernanda) =>
    transacao(banco.db, (tx) => recolherPorFora(atoDe(tx, quem, { hoje }), grupos, { ...quando, ...outra }));
  const desfazer = (id: number, quem = paulo) =>
    transacao(banco.db, (tx) => desfazerRecolhimentoExterno(atoDe(tx, quem, { hoje }), { id, motivo: 'Era de outro mês' }));
  const deMes = async (competencia: string) => (await ler()).grupos.filter((g) => g.competencia === competencia);
  const doCaixa = async () =>
    (
      await sql<{ l: number; f: number; t: number }>`select (select count(*)::int from lancamentos_financeiros) as l,
        (select count(*)::int from fatos_contabeis) as f, (select count(*)::int from titulos_pagar) as t`.execute(banco.db)
    ).rows[0];

  test('what was is no longer to be collected, without payable, movement or fact; undone, it waits again and may be told anew', async () => {
    const titulo = await comIR('2025-11-04');
    const grupos = await deMes('2025-11-01');
    const antes = await doCaixa();
    const { externos } = await porFora(grupos);
    expect(externos).toMatchObject([{ valorCentavos: 1_500 }]);
    expect(await doCaixa()).toEqual(antes);
    expect(await deMes('2025-11-01')).toEqual([]);
    const id = externos[0]?.id ?? 0;
    expect((await ler()).externos[0]).toMatchObject({ id, ...quando, usuarioNome: 'Fernanda Lima', desfeito: null });
    expect((await obterTituloPagar({ db: banco.db, quem: fernanda, hoje }, titulo)).retencoes).toMatchObject([
      { recolhidoNo: null, recolhidoEm: quando.dataRecolhimento },
    ]);
    await expect(gerar(grupos)).rejects.toMatchObject({ code: 'RECOLHIMENTO_MUDOU' });
    await desfazer(id);
    expect(await deMes('2025-11-01')).toEqual(grupos);
    expect((await ler()).externos[0]?.desfeito).toMatchObject({ motivo: 'Era de outro mês' });
    await expect(desfazer(id)).rejects.toMatchObject({ code: 'RECOLHIMENTO_EXTERNO_DESFEITO' });
    await expect(desfazer(9_999)).rejects.toMatchObject({ code: 'RECOLHIMENTO_EXTERNO_NAO_ENCONTRADO' });
    await porFora(grupos);
    expect(await deMes('2025-11-01')).toEqual([]);
  });

  test('a day before the month or after today is refused by its field, an open month by its name; of whom nobody is said to collect, it is told', async () => {
    await comIR('2025-10-06');
    const grupos = await deMes('2025-10-01');
    for (const dataRecolhimento of ['2025-09-30', '2026-07-11'])
      await expect(porFora(grupos, { dataRecolhimento })).rejects.toMatchObject({
        code: 'RECOLHIMENTO_EXTERNO_FORA_DE_HORA',
        campos: [{ path: 'dataRecolhimento' }],
      });
    await expect(porFora(await deMes('2026-07-01'), { dataRecolhimento: hoje })).rejects.toMatchObject({
      code: 'RECOLHIMENTO_DE_MES_ABERTO',
    });
    const semDono = (await ler()).grupos.filter((g) => g.fornecedorId === null);
    expect(semDono.length).toBeGreaterThan(0);
    await porFora(semDono, { dataRecolhimento: hoje });
    expect((await ler()).grupos.filter((g) => g.fornecedorId === null)).toEqual([]);
  });

  test('of one who makes the payable and one who says that it was collected elsewhere, one does; of two who undo it, one', async () => {
    await comIR('2025-09-08');
    const grupos = await deMes('2025-09-01');
    const [, outro] = await passoAPasso(
      banco.db,
      (tx) => recolherPorFora(atoDe(tx, fernanda, { hoje }), grupos, { ...quando, dataRecolhimento: '2025-10-20' }),
      () => gerar(grupos, paulo),
    );
    expect(outro).toMatchObject({ status: 'rejected', reason: { code: 'RECOLHIMENTO_MUDOU' } });
    const id = (await ler()).externos[0]?.id ?? 0;
    const [, segundo] = await passoAPasso(
      banco.db,
      (tx) => desfazerRecolhimentoExterno(atoDe(tx, fernanda, { hoje }), { id, motivo: 'Engano' }),
      () => desfazer(id),
    );
    expect(segundo).toMatchObject({ status: 'rejected', reason: { code: 'RECOLHIMENTO_EXTERNO_DESFEITO' } });
    expect(await deMes('2025-09-01')).toEqual(grupos);
  });

  test('a bill cancelled after its tax was collected elsewhere is taken back from the next collection', async () => {
    const titulo = await comIR('2025-08-04');
    await porFora(await deMes('2025-08-01'), { dataRecolhimento: '2025-09-19' });
    const credito = async () => {
      const { grupos, aCompensar } = await ler();
      return somar([...grupos.map((g) => centavos(g.creditoCentavos)), ...aCompensar.map((c) => centavos(-c.valorCentavos))]);
    };
    const antes = await credito();
    await cancelar(titulo);
    expect((await credito()) - antes).toBe(1_500);
  });
});
