import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { estornos, movimentos } from '#domains/contabil/fatos.ts';
import { desfazerFaturamento, faturarMes } from '#domains/contabil/faturamentos/server/oficina.ts';
import { periodoDe } from '#domains/contabil/periodo.ts';
import { carregarConjuntoDeRegras } from '#domains/contabil/integracao/regras/server/oficina.ts';
import { registrarEstornosDeFatos } from '#domains/contabil/server/door.ts';
import { criarPeriodoFinanceiro, fecharPeriodoFinanceiro } from '#domains/financeiro/caixa/periodos/server/oficina.ts';
import { desfazerLiquidacao, liquidar, preverLiquidacao } from '#domains/financeiro/caixa/a-liquidar/server/oficina.ts';
import { estornarManual, lancarManual } from '#domains/financeiro/caixa/lancamentos/server/oficina.ts';
import { criarCategoriaFinanceira, criarContaBancaria, criarFormaPagamento } from '#domains/financeiro/cadastros/server/oficina.ts';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/door.ts';
import { registrarCreditos } from '#domains/financeiro/titulos/creditos/server/door.ts';
import { cancelarTitulo } from '#domains/financeiro/titulos/cancelamentos/server/oficina.ts';
import { desfazerAcordo, quebrarAcordo } from '#domains/financeiro/titulos/acordos/server/oficina.ts';
import { devolverCredito } from '#domains/financeiro/titulos/creditos/server/oficina.ts';
import { estornarBaixa } from '#domains/financeiro/titulos/estornos/server/oficina.ts';
import { usarCredito } from '#domains/financeiro/titulos/baixas/server/oficina.ts';
import { desfazerDevolucao } from '#domains/financeiro/titulos/creditos/server/desfazer-devolucao.ts';
import { estornarCredito } from '#domains/financeiro/titulos/creditos/server/encerrar-credito.ts';
import { transacao, type Tx } from '#platform/server/database/kysely.ts';
import { hojeEm, somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { estornarPagamento, pagarTitulos } from '#domains/financeiro/pagar/baixas/server/oficina.ts';
import { cancelarTituloPagar } from '#domains/financeiro/pagar/ficha/server/oficina.ts';
import { type Compras, comprasDeTeste, contaDeTeste, titulosPagarDeTeste } from '#tests/helpers/titulos/pagar.ts';
import { casosDoEstoque } from '#tests/helpers/estoque/fatos-do-estoque.ts';
import { renegociarTeste } from '#tests/helpers/titulos/acordos.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { livrosDeTeste } from '#tests/helpers/contabil/livros.ts';
import { boletoDeTeste, type Cobranca, cobrancaDeTeste, importar, pago } from '#tests/helpers/boletos.ts';
import { fernanda, fuso, titulosDeTeste } from '#tests/helpers/financeiro.ts';

// Each use case that must tell accounting of something, with its fact gone astray: told of another source, of another value, or as
// something new where it takes back. The database refuses all of it at commit, and the same case with its fact goes through.
const hoje = hojeEm(new Date(), fuso);
let banco: BancoDeTeste;
let c: Cobranca;
let compras: Compras;
let categoriaId: number;
let categoriaDeSaidaId: number;
let cartaoId: number;
let estoque: Awaited<ReturnType<typeof casosDoEstoque>>;
beforeAll(async () => {
  banco = await bancoDeTeste();
  c = await cobrancaDeTeste(banco.db);
  await livrosDeTeste(banco.db, 2026);
  await com((tx) => carregarConjuntoDeRegras(atoDe(tx, fernanda), { entidade: 'com_fins_lucrativos', vigenteDesde: '2026-01-01' }));
  compras = await comprasDeTeste(banco.db);
  estoque = await casosDoEstoque(banco.db);
  categoriaId = await com(
    async (tx) => (await criarCategoriaFinanceira(atoDe(tx, fernanda), { nome: 'Cantina', sentido: 'entrada', ativo: true })).id,
  );
  categoriaDeSaidaId = await com(
    async (tx) => (await criarCategoriaFinanceira(atoDe(tx, fernanda), { nome: 'Limpeza', sentido: 'saida', ativo: true })).id,
  );
  cartaoId = await com(async (tx) => {
    const cartao = { tipo: 'cartao_credito' as const, contaBancariaId: c.contaBancariaId, diasLiquidacao: 1, taxaPercentual: '2.99' };
    return (await criarFormaPagamento(atoDe(tx, fernanda), { nome: 'Cartão', ...cartao })).id;
  });
  await com((tx) =>
    criarPeriodoFinanceiro(atoDe(tx, fernanda), { contaBancariaId: c.outraContaId, dataInicio: '2026-01-01', dataFim: '2026-12-31' }),
  );
  await sql
    .raw(`
    create table extravio (evento text not null, modo text not null);
    create function extraviar() returns trigger language plpgsql security definer as $$
    declare modo text := (select e.modo from extravio e where e.evento = new.evento);
    begin
      if modo = 'origem' then new.origem_id := -new.origem_id;
      elsif modo = 'valor' then new.valor_centavos := new.valor_centavos + 1;
      elsif modo = 'novo' then new.estorno_de := null; end if;
      return new;
    end $$;
    create trigger extraviar before insert on fatos_contabeis for each row execute function extraviar();
  `)
    .execute(banco.dono);
});
afterAll(() => banco.fechar());

const com = <T>(executar: (tx: Tx) => Promise<T>): Promise<T> => transacao(banco.db, executar);
const dinheiro = () => ({ contaBancariaId: c.contaBancariaId, formaPagamentoId: c.formaPagamentoId });
const titulo = async (): Promise<number> => {
  const [t] = await titulosDeTeste(banco.db, c, [{ dataVencimento: somarDias(hoje, -60), descontoCondicionalCentavos: centavos(0) }]);
  return t?.id ?? 0;
};
const pagar = async (tituloId: number, valorCentavos = 10_000): Promise<number> => {
  const pedido = { ...dinheiro(), dataBaixa: hoje, itens: [{ tituloId, valorCentavos }] };
  return (await com((tx) => baixarTitulos(atoDe(tx, fernanda), pedido))).baixas[0]?.id ?? 0;
};
/** A title in time, paid in two parts, of which the second had the discount. */
const comDesconto = async (): Promise<{ primeira: number; comODesconto: number }> => {
  const [t] = await titulosDeTeste(banco.db, c, [{ dataVencimento: somarDias(hoje, 60) }]);
  return { primeira: await pagar(t?.id ?? 0, 50_000), comODesconto: await pagar(t?.id ?? 0, 45_000) };
};
/** Paid by card ten days ago: the account does not have it yet. */
const pagarComCartao = async (): Promise<number> => {
  const pedido = { ...dinheiro(), formaPagamentoId: cartaoId, dataBaixa: somarDias(hoje, -10) };
  const itens = [{ tituloId: await titulo(), valorCentavos: 10_000 }];
  return (await com((tx) => baixarTitulos(atoDe(tx, fernanda), { ...pedido, itens }))).baixas[0]?.id ?? 0;
};
const liquidarTudo = async () => {
  const filtro = { contaBancariaId: null, formaPagamentoId: null, ate: hoje };
  const { quantidade, brutoCentavos, taxaCentavos } = await preverLiquidacao(banco.db, filtro);
  const vistos = { quantidade, brutoCentavos: centavos(brutoCentavos), taxaCentavos: centavos(taxaCentavos) };
  return com((tx) => liquidar(atoDe(tx, fernanda), { ...filtro, ...vistos, dataCredito: null }));
};
const pagarConta = (tituloId: number) => {
  const nada = { descontoCentavos: centavos(0), multaCentavos: centavos(0), jurosCentavos: centavos(0) };
  const itens = [{ tituloId, principalCentavos: centavos(100_001), ...nada }];
  return com((tx) => pagarTitulos(atoDe(tx, fernanda), { ...dinheiro(), dataBaixa: hoje, itens }));
};
const creditar = async (): Promise<number> => {
  const credito = {
    ...dinheiro(),
    pagadorId: c.pagadorId,
    reciboId: null,
    dataCredito: hoje,
    valorCentavos: centavos(5_000),
    historico: 'Adiantado',
  };
  return (await com((tx) => registrarCreditos(atoDe(tx, fernanda), [credito])))[0] ?? 0;
};
const acordar = async () => {
  const ids = [await titulo(), await titulo()];
  return com((tx) => renegociarTeste(tx, c, ids));
};
/** An agreement of which one installment was paid in part and the other is long late. */
const acordoQuebrado = async (): Promise<() => Promise<unknown>> => {
  const { id, titulos } = await acordar();
  await pagar(titulos[0]?.id ?? 0, 1_000);
  await sql`update titulos_receber set data_emissao = data_emissao - 200, data_vencimento = data_vencimento - 200, data_limite = data_limite - 200
    where id = ${titulos[1]?.id}`.execute(banco.db);
  return () => com((tx) => quebrarAcordo(atoDe(tx, fernanda), { id, versao: 1, motivo: 'Sem resposta' }));
};
const aMao = {
  tipo: 'recebimento' as const,
  dataMovimento: hoje,
  valorCentavos: centavos(700),
  historico: 'Lanches',
  documento: null,
  contaDestinoId: null,
  formaPagamentoId: null,
  centroCustoId: null,
  pessoaId: null,
};
const lancar = () => com((tx) => lancarManual(atoDe(tx, fernanda), { ...aMao, contaBancariaId: c.outraContaId, categoriaId }));
const pagarAMao = () =>
  com((tx) =>
    lancarManual(atoDe(tx, fernanda), { ...aMao, contaBancariaId: c.outraContaId, tipo: 'pagamento', categoriaId: categoriaDeSaidaId }),
  );
const transferir = () => {
  const contas = { contaBancariaId: c.outraContaId, contaDestinoId: c.contaBancariaId };
  return com((tx) => lancarManual(atoDe(tx, fernanda), { ...aMao, ...contas, tipo: 'transferencia', categoriaId: null }));
};

const MES = periodoDe(somarDias(hoje, -60));
const faturar = () => com((tx) => faturarMes(atoDe(tx, fernanda), { periodo: MES }));

/** Event → what was done before, and then the act itself, to be repeated until it goes through. */
const casos: Record<string, () => Promise<() => Promise<unknown>>> = {
  'faturamento.reconhecido': async () => {
    await titulo();
    return faturar;
  },
  'faturamento.estornado': async () => {
    await titulo();
    await faturar();
    return () => com((tx) => desfazerFaturamento(atoDe(tx, fernanda), { periodo: MES, motivo: 'Engano' }));
  },
  'titulo.emitido': async () => titulo,
  'titulo.recebido': async () => {
    const id = await titulo();
    return () => pagar(id);
  },
  'recebimento.estornado': async () => {
    const baixaId = await pagar(await titulo());
    return () => com((tx) => estornarBaixa(atoDe(tx, fernanda), { baixaId, motivo: 'Engano' }));
  },
  'recebimento.liquidado': async () => {
    await pagarComCartao();
    return liquidarTudo;
  },
  'recebimento.liquidacao_estornada': async () => {
    const baixaId = await pagarComCartao();
    await liquidarTudo();
    return () => com((tx) => estornarBaixa(atoDe(tx, fernanda), { baixaId, motivo: 'Compra contestada' }));
  },
  'recebimento.liquidacao_desfeita': async () => {
    await pagarComCartao();
    await liquidarTudo();
    const { rows } = await sql<{ id: number }>`select max(id) as id from liquidacoes_recebimentos`.execute(banco.db);
    return () => com((tx) => desfazerLiquidacao(atoDe(tx, fernanda), { id: rows[0]?.id ?? 0, motivo: 'Dia errado' }));
  },
  'desconto.revogado': async () => {
    const { primeira } = await comDesconto();
    return () => com((tx) => estornarBaixa(atoDe(tx, fernanda), { baixaId: primeira, motivo: 'Cheque devolvido' }));
  },
  'desconto.revogacao_estornada': async () => {
    const { primeira, comODesconto } = await comDesconto();
    await com((tx) => estornarBaixa(atoDe(tx, fernanda), { baixaId: primeira, motivo: 'Cheque devolvido' }));
    return () => com((tx) => estornarBaixa(atoDe(tx, fernanda), { baixaId: comODesconto, motivo: 'Engano' }));
  },
  'titulo.cancelado': async () => {
    const id = await titulo();
    return () => com((tx) => cancelarTitulo(atoDe(tx, fernanda), { id, motivo: 'Engano' }));
  },
  'titulo.restaurado': async () => {
    const id = await titulo();
    await com((tx) => cancelarTitulo(atoDe(tx, fernanda), { id, motivo: 'Engano' }));
    return () =>
      com(async (tx) => {
        const { rows } = await sql<{ id: number }>`with t as (update titulos_receber set situacao = 'aberto' where id = ${id})
          update titulos_cancelamentos set desfeito_em = now() where titulo_id = ${id} returning id`.execute(tx);
        const origem = { origemTipo: 'titulo_cancelamento', origemId: rows[0]?.id ?? 0 } as const;
        const original = { evento: 'titulo.cancelado', ...origem } as const;
        await registrarEstornosDeFatos(tx, [{ original, evento: 'titulo.restaurado', dataFato: hoje, ...origem }]);
      });
  },
  'titulo.renegociado': async () => {
    const ids = [await titulo(), await titulo()];
    return () => com((tx) => renegociarTeste(tx, c, ids));
  },
  'acordo.desfeito': async () => {
    const { id } = await acordar();
    return () => com((tx) => desfazerAcordo(atoDe(tx, fernanda), { id, versao: 1, motivo: 'Engano' }));
  },
  'acordo.quebrado': acordoQuebrado,
  'acordo.parcela_encerrada': acordoQuebrado,
  'titulo.coberto': acordoQuebrado,
  'titulo.cobertura_estornada': async () => {
    await (await acordoQuebrado())();
    const { rows } = await sql<{ id: number }>`select max(baixa_id) as id from titulos_amortizacoes`.execute(banco.db);
    return () => com((tx) => estornarBaixa(atoDe(tx, fernanda), { baixaId: rows[0]?.id ?? 0, motivo: 'Engano' }));
  },
  'credito.recebido': async () => creditar,
  'credito.utilizado': async () => {
    const [creditoId, tituloId] = [await creditar(), await titulo()];
    return () => com((tx) => usarCredito(atoDe(tx, fernanda), { creditoId, dataUso: hoje, itens: [{ tituloId, valorCentavos: 2_000 }] }));
  },
  'credito.uso_estornado': async () => {
    const [creditoId, tituloId] = [await creditar(), await titulo()];
    const uso = { creditoId, dataUso: hoje, itens: [{ tituloId, valorCentavos: 2_000 }] };
    const baixaId = (await com((tx) => usarCredito(atoDe(tx, fernanda), uso))).baixas[0]?.id ?? 0;
    return () => com((tx) => estornarBaixa(atoDe(tx, fernanda), { baixaId, motivo: 'Engano' }));
  },
  'credito.devolvido': async () => {
    const creditoId = await creditar();
    const pedido = { creditoId, dataUso: hoje, valorCentavos: centavos(5_000), contaBancariaId: c.contaBancariaId, motivo: 'A pedido' };
    return () => com((tx) => devolverCredito(atoDe(tx, fernanda), pedido));
  },
  'credito.devolucao_estornada': async () => {
    const creditoId = await creditar();
    const pedido = { creditoId, dataUso: hoje, valorCentavos: centavos(5_000), contaBancariaId: c.contaBancariaId, motivo: 'A pedido' };
    await com((tx) => devolverCredito(atoDe(tx, fernanda), pedido));
    const { rows } = await sql<{ id: number }>`select max(id) as id from creditos_usos`.execute(banco.db);
    return () => com((tx) => desfazerDevolucao(atoDe(tx, fernanda), { usoId: rows[0]?.id ?? 0, motivo: 'Engano' }));
  },
  'credito.estornado': async () => {
    const creditoId = await creditar();
    return () => com((tx) => estornarCredito(atoDe(tx, fernanda), { creditoId, motivo: 'Engano' }));
  },
  'caixa.recebimento': async () => lancar,
  'caixa.recebimento_estornado': async () => {
    const { id } = await lancar();
    return () => com((tx) => estornarManual(atoDe(tx, fernanda), { id, motivo: 'Engano' }));
  },
  'caixa.pagamento': async () => pagarAMao,
  'caixa.pagamento_estornado': async () => {
    const { id } = await pagarAMao();
    return () => com((tx) => estornarManual(atoDe(tx, fernanda), { id, motivo: 'Engano' }));
  },
  'caixa.transferencia_estornado': async () => {
    const { id } = await transferir();
    return () => com((tx) => estornarManual(atoDe(tx, fernanda), { id, motivo: 'Engano' }));
  },
  'caixa.transferencia': async () => transferir,
  'caixa.ajustado': async () => {
    const id = await com(async (tx) => {
      const conta = await criarContaBancaria(atoDe(tx, fernanda), { nome: `Caixa ${Math.random()}`, tipo: 'caixa' });
      return (
        await criarPeriodoFinanceiro(atoDe(tx, fernanda), { contaBancariaId: conta.id, dataInicio: '2026-01-01', dataFim: '2026-01-31' })
      ).id;
    });
    return () =>
      com((tx) => fecharPeriodoFinanceiro(atoDe(tx, fernanda), { id, versao: 1, saldoInformadoCentavos: centavos(900), ajuste: 'Sobra' }));
  },
  'pagar.lancado': async () => () => titulosPagarDeTeste(banco.db, contaDeTeste(compras, c)),
  'pagar.cancelado': async () => {
    const [id = 0] = await titulosPagarDeTeste(banco.db, contaDeTeste(compras, c));
    return () => com((tx) => cancelarTituloPagar(atoDe(tx, fernanda), { id, versao: 1, motivo: 'Engano' }));
  },
  'pagar.pago': async () => {
    const [id = 0] = await titulosPagarDeTeste(banco.db, contaDeTeste(compras, c));
    return () => pagarConta(id);
  },
  'pagamento.estornado': async () => {
    const [id = 0] = await titulosPagarDeTeste(banco.db, contaDeTeste(compras, c));
    const { baixas } = await pagarConta(id);
    return () => com((tx) => estornarPagamento(atoDe(tx, fernanda), { baixaId: baixas[0]?.id ?? 0, motivo: 'Engano' }));
  },
  'tarifa.bancaria': async () => {
    const b = await boletoDeTeste(banco.db, c);
    return () => importar(banco.db, [{ ...pago(b), movimento: '02', pagoCentavos: 0, tarifaCentavos: 190 }]);
  },
};
const desfazem = [
  'faturamento.estornado',
  'recebimento.estornado',
  'recebimento.liquidacao_estornada',
  'recebimento.liquidacao_desfeita',
  'titulo.cancelado',
  'titulo.restaurado',
  'acordo.desfeito',
  'acordo.quebrado',
  'titulo.cobertura_estornada',
  'credito.uso_estornado',
  'credito.devolucao_estornada',
  'desconto.revogacao_estornada',
  'credito.estornado',
  'caixa.recebimento_estornado',
  'caixa.pagamento_estornado',
  'caixa.transferencia_estornado',
  'pagar.cancelado',
  'pagamento.estornado',
];

const doEstoque = ['entrada', 'retirada', 'transferencia', 'ajuste', 'estornado', 'recalculado'].map((qual) => `estoque.${qual}`);

test.each([...Object.keys(casos), ...doEstoque])('%s', async (evento) => {
  const agir = await (casos[evento] ?? estoque[evento])?.();
  for (const modo of ['origem', 'valor', ...(desfazem.includes(evento) ? ['novo'] : [])]) {
    await sql`insert into extravio values (${evento}, ${modo})`.execute(banco.dono);
    await expect(agir?.(), modo).rejects.toThrow(
      /^(MOVIMENTO_SEM_FATO|FATURAMENTO_SEM_FATO|BAIXA_SEM_FATO|LANCAMENTO_MANUAL_SEM_FATO|CREDITO_INCOERENTE|RECEBIMENTO_INCOERENTE|PAGAMENTO_INCOERENTE|CANCELAMENTO_DE_PAGAR_INCOERENTE|MOVIMENTO_ESTOQUE_SEM_FATO)\||^FATURAMENTO_NADA_A_DESFAZER/,
    );
    await sql`delete from extravio`.execute(banco.dono);
  }
  await agir?.();
});

test('every event of accounting is here', () => {
  expect([...Object.keys(casos), ...Object.keys(estoque)].sort()).toEqual(Object.keys({ ...movimentos, ...estornos }).sort());
});

test('the value of a title does not move away from its fact', async () => {
  const id = await titulo();
  const mudar = sql`update titulos_receber set valor_centavos = valor_centavos + 1 where id = ${id}`;
  await expect(com((tx) => mudar.execute(tx))).rejects.toThrow(/MOVIMENTO_SEM_FATO\|titulo/);
});
