import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { criarConta } from '#domains/financeiro/pagar/contas/server/oficina.ts';
import { pagarTitulos } from '#domains/financeiro/pagar/baixas/server/oficina.ts';
import { cancelarTituloPagar, mudarVencimento } from '#domains/financeiro/pagar/ficha/server/oficina.ts';
import { criarPeriodoFinanceiro } from '#domains/financeiro/caixa/periodos/server/oficina.ts';
import { retirar } from '#domains/suprimentos/estoques/operacoes/server/oficina.ts';
import { estornarOperacao } from '#domains/suprimentos/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { hoje, quem } from '#tests/helpers/estoque/mundo-do-estoque.ts';
import { contaDeTeste } from '#tests/helpers/titulos/pagar.ts';
import { itemAPagar } from '#tests/helpers/titulos/pagar.ts';
import { conferirInteireza } from '#tests/helpers/titulos/inteireza.ts';
import {
  corpoDaNota,
  type CorpoDaNota,
  efeitosDe,
  estornar,
  gerar,
  lancar,
  mundoDeNotas,
  type MundoDeNotas,
} from '#tests/helpers/notas/mundo-de-notas.ts';
import { obterNota } from './obter.ts';
import { editarNotaFiscal, excluirNotaFiscal, gerarNotaFiscal } from './oficina.ts';

let banco: BancoDeTeste;
let m: MundoDeNotas;
beforeAll(async () => {
  banco = await bancoDeTeste({ max: 8 });
  m = await mundoDeNotas(banco.db);
  await transacao(banco.db, (tx) =>
    criarPeriodoFinanceiro(atoDe(tx, quem), { contaBancariaId: m.contaBancariaId, dataInicio: '2026-01-01', dataFim: '2099-12-31' }),
  );
});
afterAll(async () => {
  await conferirInteireza(banco.db);
  await banco.fechar();
});

const gerada = async (corpo: CorpoDaNota) => {
  const nota = await lancar(banco.db, corpo);
  return transacao(banco.db, (tx) => gerar(tx, nota, true));
};
const codigo = async (fazer: Promise<unknown>): Promise<string> =>
  fazer.then(() => 'feito').catch((e: { code?: string }) => e.code ?? 'outro');

describe('an invoice that is generated', () => {
  test('enters its products at what they cost with their part of the freight, and becomes its installments', async () => {
    const { id } = await gerada(corpoDaNota(m));
    // 2 boxes of 10 sheets; of the freight of 10,00 two thirds: 106,67.
    expect(await efeitosDe(banco.db, id, m.papel)).toEqual({ titulos: 2, aPagar: 16_000, estoque: '20.0000 = 10667' });
    const { rows } = await sql<{ parte: string }>`select k.nome || ' ' || sum(r.valor_centavos) as parte from titulos_pagar_rateio r
      join titulos_pagar t on t.id = r.titulo_id join notas_fiscais_geracoes g on g.conta_pagar_id = t.conta_pagar_id
      join categorias_financeiras k on k.id = r.categoria_financeira_id where g.nota_fiscal_id = ${id} group by k.nome`.execute(banco.db);
    expect(rows).toEqual([{ parte: 'Material 16000' }]);
    // The purchase list asks the entry whom the product is bought from.
    const { rows: entradas } =
      await sql`select o.fornecedor_id as "fornecedorId" from operacoes_estoque o join notas_fiscais_geracoes g on g.operacao_estoque_id = o.id
      where g.nota_fiscal_id = ${id}`.execute(banco.db);
    expect(entradas).toEqual([{ fornecedorId: m.fornecedorId }]);
  });

  test('withholds by the rate of its date: the installments are net, and the bill is gross', async () => {
    const impostos = [{ tipo: 'ir' as const, nome: 'IRRF 1,5 %' }];
    const itens = [
      {
        descricao: 'Consultoria',
        unidade: 'UN',
        codigo: null,
        gtin: null,
        quantidade: '1',
        valorCentavos: 200_000,
        estocado: false,
        produtoId: null,
      },
    ];
    const corpo = { itens, impostos, freteCentavos: 0, depositoId: null };
    const semReter = [{ dataVencimento: '2026-03-10', brutoCentavos: 200_000, valorCentavos: 200_000 }];
    expect(await codigo(lancar(banco.db, corpoDaNota(m, { ...corpo, parcelas: semReter })))).toBe('NOTA_FISCAL_PARCELAS_MUDARAM');
    const { id } = await gerada(
      corpoDaNota(m, { ...corpo, parcelas: [{ ...semReter[0], valorCentavos: 197_000 } as (typeof semReter)[0]] }),
    );
    expect(await efeitosDe(banco.db, id, m.arroz)).toMatchObject({ titulos: 1, aPagar: 197_000, estoque: '—' });
  });

  test('withholds on the base and by the rate that it states itself, and keeps them', async () => {
    const itens = [
      {
        descricao: 'Limpeza',
        unidade: 'UN',
        codigo: null,
        gtin: null,
        quantidade: '1',
        valorCentavos: 200_000,
        estocado: false,
        produtoId: null,
      },
    ];
    const { id } = await gerada(
      corpoDaNota(m, {
        itens,
        impostos: [{ tipo: 'ir', nome: 'IRRF 1,5 %', baseCentavos: 150_000, aliquota: '1,2' }],
        freteCentavos: 0,
        depositoId: null,
        parcelas: [{ dataVencimento: '2026-03-10', brutoCentavos: 200_000, valorCentavos: 198_200 }],
      }),
    );
    expect(await efeitosDe(banco.db, id, m.arroz)).toMatchObject({ titulos: 1, aPagar: 198_200 });
    expect((await obterNota(banco.db, id)).impostos).toEqual([
      { tipo: 'ir', nome: 'IRRF 1,5 %', baseCentavos: 150_000, aliquota: '1.2000' },
    ]);
  });

  test('without a rate for its date, an unchosen product, a warehouse or the day come, nothing is generated', async () => {
    const impostos = [{ tipo: 'iss' as const, nome: 'ISS de Belém' }];
    expect(await codigo(lancar(banco.db, corpoDaNota(m, { impostos })))).toBe('IMPOSTO_SEM_VIGENCIA');
    const itens = corpoDaNota(m).itens.map((i) => ({ ...i, produtoId: null }));
    const rascunho = await lancar(banco.db, corpoDaNota(m, { itens }));
    await expect(transacao(banco.db, (tx) => gerar(tx, rascunho))).rejects.toMatchObject({
      code: 'NOTA_FISCAL_ITEM_SEM_PRODUTO',
      campos: [{ path: 'itens.0.produtoId' }],
    });
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from operacoes_estoque where origem_id = ${rascunho.id}`.execute(
      banco.db,
    );
    expect(rows[0]?.n).toBe(0);
  });

  test('is not edited, deleted or generated again, and who tries is told by whom and when', async () => {
    const corpo = corpoDaNota(m);
    const { id, versao } = await gerada(corpo);
    const preso = { code: 'NOTA_FISCAL_JA_GERADA', params: { usuario: 'Fernanda Lima', numero: corpo.numero } };
    await expect(transacao(banco.db, (tx) => editarNotaFiscal(atoDe(tx, quem), { ...corpo, id, versao }))).rejects.toMatchObject(preso);
    await expect(transacao(banco.db, (tx) => excluirNotaFiscal(atoDe(tx, quem), { id }))).rejects.toMatchObject(preso);
    await expect(transacao(banco.db, (tx) => gerar(tx, { id, versao }))).rejects.toMatchObject(preso);
    for (const comando of [
      sql`update notas_fiscais set descricao = 'Outra' where id = ${id}`,
      sql`delete from notas_fiscais where id = ${id}`,
      sql`update notas_fiscais_itens set quantidade = 9 where nota_fiscal_id = ${id}`,
      sql`delete from notas_fiscais_parcelas where nota_fiscal_id = ${id}`,
    ])
      await expect(comando.execute(banco.dono)).rejects.toThrow(/REGISTRO_IMUTAVEL/);
  });

  const conta = (documento: string) =>
    transacao(banco.db, (tx) =>
      criarConta(
        atoDe(tx, quem),
        contaDeTeste({ fornecedorId: m.fornecedorId, energia: m.material, limpeza: m.material, infantil: 1, fundamental: 1 }, m, {
          documento,
          rateio: [{ categoriaFinanceiraId: m.material, centroCustoId: null, valorCentavos: 100_001 }],
        }),
      ),
    );

  test('whose number a bill has already asks whether it is that purchase; another one is generated when it is said so', async () => {
    const corpo = corpoDaNota(m);
    await conta(corpo.numero);
    const nota = await lancar(banco.db, corpo);
    await expect(transacao(banco.db, (tx) => gerar(tx, nota))).rejects.toMatchObject({
      code: 'OUTRA_COMPRA_NAO_CONFIRMADA',
      params: { documento: corpo.numero, valor: 'R$ 160,00', lancado: corpo.numero, valorLancado: 'R$ 1.000,01', usuario: 'Fernanda Lima' },
    });
    const { contaPagarId } = await transacao(banco.db, (tx) =>
      gerarNotaFiscal(atoDe(tx, quem), { id: nota.id, versao: nota.versao, recalculoConfirmado: true, outraCompra: true }),
    );
    const { rows } = await sql<{ dito: string }>`select depois ->> 'outraCompra' as dito from auditoria
      where acao = 'conta_pagar.criada' and alvo_id = ${contaPagarId}`.execute(banco.db);
    expect(rows[0]?.dito).toMatch(/^2026-/);
  });

  test('is asked about beside bills of whatever series, installment or kind, and never beside another invoice', async () => {
    for (const [numero, serie, documento] of [
      ['82479', '3', 'NF 82479'],
      ['82480', '0', 'DANFE 82480'],
      ['82481', '3', 'NF-e 82481 série 3'],
      ['82482', null, '82482-1'],
      ['82486', null, 'NFS-e 82486 parc. 2'],
    ] as const) {
      await conta(documento);
      expect(await codigo(gerada(corpoDaNota(m, { numero, serie }))), documento).toBe('OUTRA_COMPRA_NAO_CONFIRMADA');
    }
    // Whether an invoice was entered before, its key, number and series say, when it is entered.
    for (const serie of ['2', '4', '1']) await gerada(corpoDaNota(m, { numero: '82483', serie }));
    await gerada(corpoDaNota(m, { numero: '82483', modelo: 'nfse', serie: null }));
    await gerada(corpoDaNota(m, { numero: '82484', serie: null }));
    const escritos = ['82484-A', '82484/1-2', '82484 (1/2)', '82484 PARC 1/2', '82484 - 2ª parcela', '82484 parcela única', 'NF/82484'];
    escritos.push('Boleto NF 82484-1', 'Duplicata 82484/1', 'Nota fiscal número 82484', 'Parcela 1/2 NF 82484', 'NF 82484 Pedido 77');
    escritos.push('DM 82484-1', 'Boleto 1 NF 82484', 'Boleto bancário nº 82484', 'NFS-e 82484', 'NF 82483');
    for (const documento of escritos) expect(await codigo(conta(documento)), documento).toBe('OUTRA_COMPRA_NAO_CONFIRMADA');
    await gerada(corpoDaNota(m, { numero: '2026/41', serie: null }));
    expect(await codigo(conta('2026/41'))).toBe('OUTRA_COMPRA_NAO_CONFIRMADA');
    await conta('2026/37');
    // A month is no number.
    await gerada(corpoDaNota(m, { numero: '11', serie: null }));
    await conta('11/2026');
  });
});

describe('an invoice that is reversed', () => {
  test('leaves neither stock nor debt, and may be entered again', async () => {
    const itens = [{ ...corpoDaNota(m).itens[0], produtoId: m.detergente } as CorpoDaNota['itens'][number]];
    const corpo = corpoDaNota(m, { itens, parcelas: [{ dataVencimento: '2026-03-10', brutoCentavos: 11_000, valorCentavos: 11_000 }] });
    const nota = await gerada(corpo);
    const depois = await transacao(banco.db, (tx) => estornar(tx, nota));
    expect(await efeitosDe(banco.db, nota.id, m.detergente)).toEqual({ titulos: 0, aPagar: 0, estoque: '0.0000 = 0' });
    expect(await codigo(transacao(banco.db, (tx) => estornar(tx, depois)))).toBe('NOTA_FISCAL_JA_ESTORNADA');
    await lancar(banco.db, corpo);
  });

  test('of which a payable has another due date by now is the same invoice, and is reversed like others', async () => {
    const nota = await gerada(corpoDaNota(m));
    const { rows } = await sql<{
      id: number;
      versao: number;
    }>`select id, versao from titulos_pagar where conta_pagar_id = ${nota.contaPagarId} order by id`.execute(banco.db);
    await transacao(banco.db, (tx) =>
      mudarVencimento(atoDe(tx, quem), {
        ...(rows[0] ?? { id: 0, versao: 0 }),
        dataVencimento: '2026-03-25',
        motivo: 'Vencimento do boleto',
      }),
    );
    await conferirInteireza(banco.db);
    expect(await codigo(transacao(banco.db, (tx) => estornar(tx, nota)))).toBe('feito');
  });

  test('of which something is paid, or gone from stock, is not reversed: the refusal says what comes first', async () => {
    const itens = [{ ...corpoDaNota(m).itens[0], produtoId: m.arroz } as CorpoDaNota['itens'][number]];
    const parcelas = [{ dataVencimento: '2026-03-10', brutoCentavos: 11_000, valorCentavos: 11_000 }];
    const paga = await gerada(corpoDaNota(m, { itens, parcelas }));
    const { rows } = await sql<{
      id: number;
      versao: number;
    }>`select t.id, t.versao from titulos_pagar t where t.conta_pagar_id = ${paga.contaPagarId}`.execute(banco.db);
    const titulo = rows[0] ?? { id: 0, versao: 0 };
    await expect(transacao(banco.db, (tx) => cancelarTituloPagar(atoDe(tx, quem), { ...titulo, motivo: 'Engano' }))).rejects.toMatchObject({
      code: 'TITULO_DE_NOTA_FISCAL',
    });
    expect(
      await codigo(transacao(banco.db, (tx) => estornarOperacao(atoDe(tx, quem), { id: paga.operacaoEstoqueId ?? 0, motivo: 'Engano' }))),
    ).toBe('ESTORNO_PELA_ORIGEM');
    await transacao(banco.db, (tx) =>
      pagarTitulos(atoDe(tx, quem), {
        dataBaixa: '2026-03-10',
        contaBancariaId: m.contaBancariaId,
        formaPagamentoId: m.formaPagamentoId,
        itens: [itemAPagar(titulo.id, 100)],
      }),
    );
    expect(await codigo(transacao(banco.db, (tx) => estornar(tx, paga)))).toBe('CANCELAMENTO_DE_PAGAR');
    const usada = await gerada(corpoDaNota(m, { itens, parcelas }));
    await transacao(banco.db, (tx) =>
      retirar(atoDe(tx, quem), {
        dataMovimento: hoje,
        depositoId: m.depositoId,
        solicitantePessoaId: m.pessoaId,
        motivo: 'Merenda',
        centroCustoId: null,
        itens: [{ produtoId: m.arroz, quantidade: '35.0000' }],
        recalculoConfirmado: true,
      }),
    );
    expect(await codigo(transacao(banco.db, (tx) => estornar(tx, usada)))).toBe('QUANTIDADE_EXCEDE_ESTOQUE');
    expect(await efeitosDe(banco.db, usada.id, m.arroz)).toMatchObject({ titulos: 1 });
  });
});

describe('two at once', () => {
  test('an invoice is generated once, and the other is told by whom', async () => {
    const nota = await lancar(banco.db, corpoDaNota(m));
    const [, outra] = await passoAPasso(
      banco.db,
      (tx) => gerar(tx, nota, true),
      () => transacao(banco.db, (tx) => gerar(tx, nota, true)),
    );
    expect(outra).toMatchObject({ status: 'rejected', reason: { code: 'NOTA_FISCAL_JA_GERADA' } });
    expect(await efeitosDe(banco.db, nota.id, m.papel)).toMatchObject({ titulos: 2 });
  });
  test('who edits while it is generated is refused, and who generates while it is edited must look again', async () => {
    const corpo = corpoDaNota(m);
    const nota = await lancar(banco.db, corpo);
    const editar = (tx: Parameters<typeof gerar>[0]) => editarNotaFiscal(atoDe(tx, quem), { ...corpo, ...nota, descricao: 'Outra' });
    const [, gerou] = await passoAPasso(banco.db, editar, () => transacao(banco.db, (tx) => gerar(tx, nota, true)));
    expect(gerou).toMatchObject({ status: 'rejected', reason: { code: 'VERSAO_DESATUALIZADA' } });
    const agora = { ...nota, versao: 2 };
    const [, editou] = await passoAPasso(
      banco.db,
      (tx) => gerar(tx, agora, true),
      () => transacao(banco.db, (tx) => editarNotaFiscal(atoDe(tx, quem), { ...corpo, ...agora })),
    );
    expect(editou).toMatchObject({ status: 'rejected', reason: { code: 'NOTA_FISCAL_JA_GERADA' } });
  });
  test('a draft deleted while it is generated stays, and one generated while it is deleted is not there', async () => {
    const [primeira, segunda] = [await lancar(banco.db, corpoDaNota(m)), await lancar(banco.db, corpoDaNota(m))];
    const [, excluiu] = await passoAPasso(
      banco.db,
      (tx) => gerar(tx, primeira, true),
      () => transacao(banco.db, (tx) => excluirNotaFiscal(atoDe(tx, quem), primeira)),
    );
    expect(excluiu).toMatchObject({ status: 'rejected', reason: { code: 'NOTA_FISCAL_JA_GERADA' } });
    const [, gerou] = await passoAPasso(
      banco.db,
      (tx) => excluirNotaFiscal(atoDe(tx, quem), segunda),
      () => transacao(banco.db, (tx) => gerar(tx, segunda, true)),
    );
    expect(gerou).toMatchObject({ status: 'rejected', reason: { code: 'NOTA_FISCAL_NAO_ENCONTRADA' } });
  });
  test('the same invoice typed by two people is one; a reversal and a payment of it take turns', async () => {
    const corpo = corpoDaNota(m);
    const [primeira, segunda] = await passoAPasso(
      banco.db,
      async (tx) => {
        const { criarNotaFiscal } = await import('./oficina.ts');
        return criarNotaFiscal(atoDe(tx, quem), corpo);
      },
      () => lancar(banco.db, corpo),
    );
    expect(segunda.status).toBe('rejected');
    expect(await codigo(lancar(banco.db, corpo))).toBe('NOTA_FISCAL_JA_LANCADA');
    const nota = await transacao(banco.db, (tx) => gerar(tx, primeira, true));
    const { rows } = await sql<{
      id: number;
    }>`select min(id) as id from titulos_pagar where conta_pagar_id = ${nota.contaPagarId} order by id`.execute(banco.db);
    const [, paga] = await passoAPasso(
      banco.db,
      (tx) => estornar(tx, nota),
      () =>
        transacao(banco.db, (tx) =>
          pagarTitulos(atoDe(tx, quem), {
            dataBaixa: '2026-03-10',
            contaBancariaId: m.contaBancariaId,
            formaPagamentoId: m.formaPagamentoId,
            itens: [itemAPagar(rows[0]?.id ?? 0, 100)],
          }),
        ),
    );
    expect(paga).toMatchObject({ status: 'rejected', reason: { code: 'TITULO_NAO_SE_PAGA' } });
  });
});
