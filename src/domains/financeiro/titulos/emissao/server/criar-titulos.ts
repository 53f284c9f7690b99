import { errosEmissao } from '../erros.ts';
import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import { type NovoFato, registrarFatos } from '#domains/contabil/server/door.ts';
import { taxasDeAtraso } from '#domains/financeiro/cadastros/server/door.ts';
import type { DataCivil } from '#shared/datas.ts';
import { type Centavos, centavos } from '#shared/dinheiro.ts';
import { errosTitulos } from '#domains/financeiro/titulos/erros.ts';
import { numerarTitulos } from '../numeracao.ts';
import { dataLimite } from '#domains/financeiro/titulos/devido/valor-devido.ts';
import { feriadosQueValem } from '#domains/financeiro/titulos/feriados/server/door.ts';
import '#domains/financeiro/titulos/server/restricoes.ts';

export type NovoTitulo = {
  origem: 'contrato' | 'manual' | 'taxa' | 'acordo';
  contratoId: number | null;
  contratoPrecoId: number | null;
  matriculaId: number | null;
  parcela: number;
  parcelas: number;
  pagadorId: number;
  alunoId: number | null;
  descricao: string;
  dataEmissao: DataCivil;
  dataVencimento: DataCivil;
  valorCentavos: Centavos;
  descontoIncondicionalCentavos: Centavos;
  descontoCondicionalCentavos: Centavos;
  /** Of the unconditional discount, what scholarships give; none unless told. */
  bolsaCentavos?: Centavos;
  contaBancariaId: number;
  formaPagamentoId: number;
  /** Late-payment rates in percent; those of the register in force on the issue date when absent. */
  multaPercentual?: string;
  jurosPercentualMes?: string;
  /** Whether guardians see it; shown unless told. */
  portal?: 'liberado' | 'bloqueado';
  /** Instruction for income tax, said by hand; what the price says when absent. */
  dedutivel?: boolean | undefined;
  /** The fixed fee that it was made from, for the record. */
  taxaServicoId?: number | null;
};
export type TituloCriado = { id: number; numero: string };

/**
 * Creates receivable titles, any number in four statements, numbered without gaps per year of issue
 * ('2026-00042/03': series 42, installment 3; a series is what one payer owes for one contract price), and records the
 * accounting fact of each. Of a contract, one that a scholarship takes whole is born settled: the books tell its value and what was given. Answers in
 * the order given. The caller records the audit of what it did.
 * Throws TITULO_SEM_VALOR, DESCONTO_CONDICIONAL_TOTAL, TITULO_JA_EXISTE (activating twice), CADASTRO_DESCONHECIDO.
 */
export async function criarTitulosReceber(tx: Tx, titulos: readonly NovoTitulo[]): Promise<TituloCriado[]> {
  if (titulos.length === 0) return [];
  if (titulos.some((t) => t.valorCentavos - t.descontoIncondicionalCentavos <= 0 && !isGratuito(t)))
    throw errosEmissao.TITULO_SEM_VALOR({}, { campos: ['valorCentavos'] });
  if (
    titulos.some(
      (t) => t.descontoCondicionalCentavos > 0 && t.descontoCondicionalCentavos >= t.valorCentavos - t.descontoIncondicionalCentavos,
    )
  )
    throw errosTitulos.DESCONTO_CONDICIONAL_TOTAL({}, { campos: ['descontoCondicionalCentavos'] });
  const taxaEm = await taxasDeAtraso(tx);
  const locais = await feriadosQueValem(tx);
  const series = numerarTitulos(titulos);
  const primeiros = await reservarNumeros(tx, series.quantidades);
  const linhas = titulos.map((t, ordem) => {
    const taxa = taxaEm(t.dataEmissao);
    return {
      ...t,
      ordem,
      numero: series.numero(ordem, primeiros),
      dataLimite: dataLimite(t.dataVencimento, locais),
      multaPercentual: t.multaPercentual ?? taxa.multaPercentual,
      jurosPercentualMes: t.jurosPercentualMes ?? taxa.jurosPercentualMes,
      portal: t.portal ?? 'liberado',
    };
  });
  const { rows } = await sql<TituloCriado>`
    with entrada as materialized (
      select * from json_to_recordset(${JSON.stringify(linhas)}::json) as t(ordem int, numero text, origem text, "contratoId" bigint, "contratoPrecoId" bigint,
        "matriculaId" bigint, parcela int, parcelas int, "pagadorId" bigint, "alunoId" bigint, descricao text, "dataEmissao" date, "dataVencimento" date, "dataLimite" date,
        "valorCentavos" bigint, "descontoIncondicionalCentavos" bigint, "descontoCondicionalCentavos" bigint, "multaPercentual" numeric, "jurosPercentualMes" numeric,
        "contaBancariaId" bigint, "formaPagamentoId" bigint, portal text, dedutivel boolean, "taxaServicoId" bigint)
    ), novos as (
      insert into titulos_receber (numero, origem, contrato_id, contrato_preco_id, matricula_id, parcela, parcelas, pagador_id, aluno_id, descricao, data_emissao,
        data_vencimento, data_limite, valor_centavos, desconto_incondicional_centavos, desconto_condicional_centavos, multa_percentual, juros_percentual_mes,
        conta_bancaria_id, forma_pagamento_id, portal, dedutivel, taxa_servico_id, situacao)
      select numero, origem, "contratoId", "contratoPrecoId", "matriculaId", parcela, parcelas, "pagadorId", "alunoId", descricao, "dataEmissao", "dataVencimento", "dataLimite",
        "valorCentavos", "descontoIncondicionalCentavos", "descontoCondicionalCentavos", "multaPercentual", "jurosPercentualMes", "contaBancariaId", "formaPagamentoId", portal, dedutivel, "taxaServicoId",
        case when "valorCentavos" = "descontoIncondicionalCentavos" then 'baixado' else 'aberto' end
      from entrada order by ordem
      returning id, numero
    )
    select n.id, n.numero from novos n join entrada e on e.numero = n.numero order by e.ordem`.execute(tx);
  const lugares = await lugaresDe(tx, titulos);
  await registrarFatos(
    tx,
    rows.map(({ id, numero }, i): NovoFato => {
      const t = titulos[i] as NovoTitulo;
      return {
        evento: 'titulo.emitido',
        dataFato: t.dataEmissao,
        origemTipo: 'titulo',
        origemId: id,
        valorCentavos: centavos(t.valorCentavos - t.descontoIncondicionalCentavos),
        valores: {
          valorCentavos: t.valorCentavos,
          descontoIncondicionalCentavos: t.descontoIncondicionalCentavos,
          descontoCondicionalCentavos: t.descontoCondicionalCentavos,
          dataVencimento: t.dataVencimento,
          pagadorId: t.pagadorId,
          origem: t.origem,
          contratoId: t.contratoId,
          contratoPrecoId: t.contratoPrecoId,
          parcela: t.parcela,
          bolsaCentavos: t.bolsaCentavos ?? centavos(0),
          ...(lugares.get(t.matriculaId) ?? { segmentacaoId: null, cursoId: null }),
          documento: numero,
        },
      };
    }),
  );
  return rows;
}

/** An installment that a discount of its contract takes whole. */
const isGratuito = (t: NovoTitulo): boolean =>
  t.origem === 'contrato' && t.valorCentavos > 0 && t.valorCentavos === t.descontoIncondicionalCentavos;

/** The course and the segment of each enrollment, for the rules of the books. */
async function lugaresDe(tx: Tx, titulos: readonly NovoTitulo[]): Promise<Map<number | null, { segmentacaoId: number; cursoId: number }>> {
  const ids = [...new Set(titulos.flatMap((t) => t.matriculaId ?? []))];
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; segmentacaoId: number; cursoId: number }>`
    select m.id, c.segmentacao_id as "segmentacaoId", m.curso_id as "cursoId" from v_matricula_estado m join v_curso c on c.id = m.curso_id where m.id = any(${ids}::bigint[])`.execute(
    tx,
  );
  return new Map(rows.map(({ id, ...lugar }) => [id, lugar]));
}

/** Takes numbers of the counter of each year, in the order of the years; the row stays locked until the transaction ends, so that none is lost. */
async function reservarNumeros(tx: Tx, quantidades: ReadonlyMap<number, number>): Promise<Map<number, number>> {
  const pedidos = [...quantidades].map(([ano, quantidade]) => ({ ano, quantidade })).sort((a, b) => a.ano - b.ano);
  const { rows } = await sql<{ ano: number; ultimo: number }>`insert into titulos_numeracao as n (ano, ultimo)
    select p.ano, p.quantidade from json_to_recordset(${JSON.stringify(pedidos)}::json) as p(ano int, quantidade bigint) order by p.ano
    on conflict (ano) do update set ultimo = n.ultimo + excluded.ultimo returning ano, ultimo`.execute(tx);
  return new Map(rows.map(({ ano, ultimo }) => [ano, ultimo - (quantidades.get(ano) ?? 0) + 1]));
}
