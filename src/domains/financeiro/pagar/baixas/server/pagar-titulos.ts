import { sql } from 'kysely';
import { registrarFatos } from '#domains/contabil/server/door.ts';
import { conferirRecebimento } from '#domains/financeiro/cadastros/server/door.ts';
import { escreverHistorico } from '#domains/financeiro/caixa/palavras-do-sistema.ts';
import { registrarLancamentos } from '#domains/financeiro/caixa/server/door.ts';
import { auditarVarios, nomeDoAutor, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import { type DataCivil, formatarData, formatarInstante } from '#shared/datas.ts';
import { type Centavos, centavos, formatarReais, somar } from '#shared/dinheiro.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { ErroNegocio } from '#shared/erros.ts';
import { lerRegras } from '../../aprovacao/server/door.ts';
import { errosPagar } from '../../erros.ts';
import { type TituloPagarTravado, travarTitulosPagar } from '../../server/carregar.ts';
import { identificar } from '../../server/identificar.ts';
import '../../server/restricoes.ts';
import { isEmAberto, situacaoEmFrase } from '../../situacoes.ts';
import { conferirLiberada } from './conferir-liberada.ts';
import { acrescimoDe, ondePassam } from '../acrescimo.ts';
import type { baixasPagarApi } from '../api.ts';
import { ratearPartes } from '../../rateio.ts';
import { type BaixaCalculada, comporPagamento, type Composicao } from '../composicao.ts';

type PedidoDePagamento = {
  dataBaixa: DataCivil;
  contaBancariaId: number;
  formaPagamentoId: number;
  itens: readonly ({ tituloId: number } & Composicao)[];
  /** A bank told of it: the money left already. */
  peloBanco?: boolean;
};
type Pronta = { titulo: TituloPagarTravado; composicao: Composicao; baixa: BaixaCalculada };
type Feito = RespostaServidor<typeof baixasPagarApi.pagarTitulos>;

/**
 * Pays titles of any suppliers, all or nothing: baixa, movement of cash for each part, and fact of each, in the open financial period of the
 * account. Throws TITULO_PAGAR_NAO_ENCONTRADO, TITULO_JA_PAGO (by whom and when), TITULO_NAO_SE_PAGA, PAGAMENTO_SEM_APROVACAO,
 * PAGAMENTO_RECUSADO, ACRESCIMO_SEM_APROVACAO, TITULO_NO_BANCO, PAGAMENTO_FUTURO, PAGAMENTO_ACIMA_DO_SALDO, IMPOSTO_SEM_DESCONTO, inactive account or method, closed period.
 */
export async function pagarTitulos(ato: Ato<Pessoa>, { itens, peloBanco = false, ...saida }: PedidoDePagamento): Promise<Feito> {
  const { tx, hoje } = ato;
  const titulos = new Map(
    (
      await travarTitulosPagar(
        tx,
        itens.map((i) => i.tituloId),
      )
    ).map((t) => [t.id, t]),
  );
  if (titulos.size !== itens.length) throw errosPagar.TITULO_PAGAR_NAO_ENCONTRADO();
  if (!peloBanco) await conferirRecebimento(tx, [saida]);
  if (saida.dataBaixa > hoje) throw errosPagar.PAGAMENTO_FUTURO({ hoje: formatarData(hoje) }, { campos: ['dataBaixa'] });
  const prontas: Pronta[] = [];
  for (const [i, { tituloId, ...composicao }] of itens.entries()) {
    const titulo = titulos.get(tituloId);
    if (!titulo) continue;
    await conferirQueSePaga(ato, titulo);
    try {
      if (titulo.origem === 'imposto' && composicao.descontoCentavos > 0)
        throw errosPagar.IMPOSTO_SEM_DESCONTO({ numero: titulo.numero }, { campos: ['descontoCentavos'] });
      prontas.push({ titulo, composicao, baixa: comporPagamento(titulo, composicao) });
    } catch (causa) {
      // Among many amounts, the one that does not fit is told by its place.
      if (!(causa instanceof ErroNegocio) || itens.length === 1) throw causa;
      throw causa.apontando((path) => `itens.${i}.${path}`);
    }
  }
  if (!peloBanco) await conferirAcrescimos(ato, prontas);
  const ids = await gravarBaixas(ato, prontas, saida);
  await registrarMovimentos(ato, prontas, saida, ids);
  return {
    totalCentavos: somar(prontas.map((p) => p.baixa.valorCentavos)),
    baixas: prontas.map(({ titulo: { id, numero, valorCentavos }, baixa }) => ({
      id: ids.get(id) ?? 0,
      tituloId: id,
      numero,
      situacao: baixa.situacao,
      saldoCentavos: centavos(valorCentavos - baixa.amortizadoCentavos),
    })),
  };
}

/** Why a title takes no payment: who paid it and when, its state, or a second person who did not say yes. */
async function conferirQueSePaga({ tx, fuso }: Ato<unknown>, titulo: TituloPagarTravado): Promise<void> {
  const { id, numero, situacao } = titulo;
  if (situacao === 'pago') {
    const { rows } = await sql<{ usuario: string; em: string }>`select usuario_nome as usuario, created_at as em from baixas_pagar b
      where titulo_id = ${id} and not exists (select 1 from estornos_pagar e where e.baixa_id = b.id) order by id desc limit 1`.execute(tx);
    const [ultima] = rows;
    throw errosPagar.TITULO_JA_PAGO({ numero, usuario: ultima?.usuario ?? '—', em: ultima ? formatarInstante(ultima.em, fuso) : '—' });
  }
  if (!isEmAberto(situacao)) throw errosPagar.TITULO_NAO_SE_PAGA({ numero, ...situacaoEmFrase(situacao) });
  conferirLiberada(titulo);
}

/** What bills take out of an account above what they owe needs no other person, or is refused at the title that bears it. */
async function conferirAcrescimos({ tx }: Ato<unknown>, prontas: readonly Pronta[]): Promise<void> {
  if (!prontas.some((p) => acrescimoDe(p.composicao) > 0)) return;
  const contas = [...new Set(prontas.map((p) => p.titulo.contaPagarId))];
  // Two payments of one bill take turns, and none passes a limit that is being lowered.
  await sql`select 1 from contas_pagar where id = any(${contas}::bigint[]) order by id for update`.execute(tx);
  await lerRegras(tx, 'for share');
  const { rows } = await sql<{ id: number; livre: Centavos | null }>`
    select id, acrescimo_livre_pagar(id) as livre from contas_pagar where id = any(${contas}::bigint[])`.execute(tx);
  const livres = new Map(rows.map(({ id, livre }) => [id, livre]));
  const pagamentos = prontas.map(({ titulo: { contaPagarId }, composicao }) => ({
    ...composicao,
    contaPagarId,
    acrescimoLivreCentavos: livres.get(contaPagarId) ?? null,
  }));
  const [onde] = ondePassam(pagamentos);
  const titulo = onde === undefined ? undefined : prontas[onde]?.titulo;
  if (!titulo) return;
  const livre = formatarReais(centavos(Math.max(0, livres.get(titulo.contaPagarId) ?? 0)));
  const campo = prontas.length === 1 ? 'jurosCentavos' : `itens.${onde}.jurosCentavos`;
  throw errosPagar.ACRESCIMO_SEM_APROVACAO({ numero: titulo.contaNumero, livre }, { campos: [campo] });
}

type Saida = Omit<PedidoDePagamento, 'itens' | 'peloBanco'>;
/** The payments and what they change in their titles, in one statement; the baixa of each title. */
async function gravarBaixas({ tx, quem }: Ato<Pessoa>, prontas: readonly Pronta[], saida: Saida): Promise<Map<number, number>> {
  const linhas = prontas.map(({ titulo, composicao, baixa }, ordem) => ({ ...composicao, ...baixa, ordem, tituloId: titulo.id }));
  const { rows } = await sql<{ id: number; tituloId: number }>`
    with p as materialized (select * from json_to_recordset(${JSON.stringify(linhas)}::json) as p(ordem int, "tituloId" bigint, "principalCentavos" bigint, "descontoCentavos" bigint,
        "multaCentavos" bigint, "jurosCentavos" bigint, "valorCentavos" bigint, "amortizadoCentavos" bigint, "pagoCentavos" bigint, situacao text)),
    mudados as (
      update titulos_pagar t set amortizado_centavos = p."amortizadoCentavos", pago_centavos = p."pagoCentavos", situacao = p.situacao, versao = t.versao + 1, updated_at = clock_timestamp()
      from p where t.id = p."tituloId")
    insert into baixas_pagar (titulo_id, data_baixa, valor_centavos, principal_centavos, desconto_centavos, multa_centavos, juros_centavos, conta_bancaria_id, forma_pagamento_id, usuario_id, usuario_nome)
    select "tituloId", ${saida.dataBaixa}::date, "valorCentavos", "principalCentavos", "descontoCentavos", "multaCentavos", "jurosCentavos", ${saida.contaBancariaId}::bigint,
      ${saida.formaPagamentoId}::bigint, ${quem.usuarioId}::bigint, ${nomeDoAutor(quem)} from p order by ordem
    returning id, titulo_id as "tituloId"`.execute(tx);
  return new Map(rows.map(({ id, tituloId }) => [tituloId, id]));
}

/** What payments leave besides their own rows: parts with their movements of cash, a fact and an audit row each. */
async function registrarMovimentos(
  ato: Ato<Pessoa>,
  prontas: readonly Pronta[],
  saida: Saida,
  ids: ReadonlyMap<number, number>,
): Promise<void> {
  const { tx } = ato;
  const partes = prontas.flatMap(({ titulo, baixa }) =>
    ratearPartes(baixa.valorCentavos, titulo.rateio).map((parte) => ({ ...parte, titulo, baixaId: ids.get(titulo.id) ?? 0 })),
  );
  const { rows } = await sql<{ id: number; ordem: number }>`
    with p as (select * from json_to_recordset(${JSON.stringify(partes.map(({ titulo: _, ...p }, ordem) => ({ ...p, ordem })))}::json)
        as p(ordem int, "baixaId" bigint, "categoriaFinanceiraId" bigint, "centroCustoId" bigint, "valorCentavos" bigint)),
    novas as (insert into baixas_pagar_partes (baixa_id, categoria_financeira_id, centro_custo_id, valor_centavos)
      select "baixaId", "categoriaFinanceiraId", "centroCustoId", "valorCentavos" from p order by ordem returning id, baixa_id, categoria_financeira_id, centro_custo_id)
    select n.id, coalesce(p.ordem, -1) as ordem from novas n join p on p."baixaId" = n.baixa_id and p."categoriaFinanceiraId" = n.categoria_financeira_id
      and p."centroCustoId" is not distinct from n.centro_custo_id`.execute(tx);
  const daParte = new Map(rows.map((r) => [r.ordem, r.id]));
  await registrarLancamentos(
    ato,
    partes.map((p, ordem) => ({
      contaBancariaId: saida.contaBancariaId,
      formaPagamentoId: saida.formaPagamentoId,
      dataMovimento: saida.dataBaixa,
      sentido: 'saida' as const,
      categoria: p.categoriaNome,
      centroCustoId: p.centroCustoId,
      valorCentavos: p.valorCentavos,
      historico: escreverHistorico('pagamento', { numero: p.titulo.numero, oQue: `${p.titulo.fornecedorNome}, ${p.titulo.descricao}` }),
      origemTipo: 'pagamento_parte',
      origemId: daParte.get(ordem) ?? 0,
      pessoaId: null,
    })),
    'dataBaixa',
  );
  await registrarFatos(
    tx,
    prontas.map(({ titulo, composicao, baixa }) => ({
      evento: 'pagar.pago' as const,
      dataFato: saida.dataBaixa,
      origemTipo: 'baixa_pagar' as const,
      origemId: ids.get(titulo.id) ?? 0,
      valorCentavos: baixa.valorCentavos,
      valores: {
        ...identificar(titulo),
        ...composicao,
        tituloId: titulo.id,
        contaBancariaId: saida.contaBancariaId,
        formaPagamentoId: saida.formaPagamentoId,
      },
    })),
  );
  await auditarVarios(
    ato,
    prontas.map(({ titulo, composicao, baixa }) => ({
      acao: 'titulo_pagar.pago',
      alvoTipo: 'titulo_pagar',
      alvoId: titulo.id,
      antes: { situacao: titulo.situacao, amortizadoCentavos: titulo.amortizadoCentavos },
      depois: { situacao: baixa.situacao, amortizadoCentavos: baixa.amortizadoCentavos, ...composicao, ...saida },
    })),
  );
}
