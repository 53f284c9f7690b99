import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { type Pessoa, auditarVarios } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { registrarFatos } from '#domains/contabil/server/door.ts';
import { descreverTitulo } from '#domains/financeiro/caixa/palavras-dos-titulos.ts';
import type { DataCivil } from '#shared/datas.ts';
import { type Centavos, centavos } from '#shared/dinheiro.ts';
import type { TituloTravado } from './carregar.ts';
import { criarTitulosReceber, type NovoTitulo } from './criar-titulos.ts';

type Levado = {
  titulo: TituloTravado;
  estornoId: number;
  /** Of principal, with the discount that the payment still earned. */
  cobertoCentavos: Centavos;
  /** What it had paid of the fine and of the interest, and what was waived of them with it. */
  multaCentavos: Centavos;
  jurosCentavos: Centavos;
  hoje: DataCivil;
  motivo: string;
};
type TituloDoEstorno = { id: number; numero: string; valorCentavos: Centavos };
export type TitulosDoEstorno = {
  /** The title that owes what the payment had covered of principal, where an agreement holds the old one. */
  novoTitulo: TituloDoEstorno | null;
  /** The one that owes the fine and interest that it had paid: it bears neither. */
  tituloDosEncargos: TituloDoEstorno | null;
};
type DoAntigo = {
  acordoId: number;
  raizId: number;
  alunoId: number | null;
  matriculaId: number | null;
  contaBancariaId: number;
  formaPagamentoId: number;
  descricao: string;
};
/** What goes to one new title: principal, or charges. */
type Parte = { soEncargos: boolean; valorCentavos: Centavos; multaCentavos: Centavos; jurosCentavos: Centavos };

const zero = centavos(0);
const semTaxa = '0.0000';
const totalDe = (p: Parte): Centavos => centavos(p.valorCentavos + p.multaCentavos + p.jurosCentavos);

/**
 * A payment of before a standing agreement was reversed. The agreement was made without what it had covered and the charges that it had paid,
 * so that stays so on the old title, by rows, and new titles of the same payer and student owe it from today: one the principal, another,
 * without rates, the charges, so that none ever runs on them. The old title is locked, the reversal and the waivers taken back with it are written.
 */
export async function levarAOutrosTitulos(ato: Ato<Pessoa>, levado: Levado): Promise<TitulosDoEstorno> {
  const { tx } = ato;
  const { titulo, cobertoCentavos, multaCentavos, jurosCentavos, motivo } = levado;
  const antigo = await carregarAntigo(tx, titulo.id);
  // What a payment had covered of a title of charges was charges.
  const principal = { soEncargos: titulo.soEncargos, valorCentavos: cobertoCentavos, multaCentavos: zero, jurosCentavos: zero };
  const encargos = { soEncargos: true, valorCentavos: zero, multaCentavos, jurosCentavos };
  const partes = [principal, encargos].filter((parte) => totalDe(parte) > 0);
  const criados = await criarTitulosReceber(
    tx,
    partes.map((parte) => novoTitulo(levado, antigo, parte)),
  );
  const feitos = new Map(
    partes.map((parte, i) => [parte, { ...(criados[i] as { id: number; numero: string }), valorCentavos: totalDe(parte) }]),
  );
  await gravarLevados(tx, levado, antigo.acordoId, feitos);
  await auditarVarios(
    ato,
    [...feitos.values()].flatMap(({ id, numero, valorCentavos }) => [
      { acao: 'titulo.levado_a_outro', alvoTipo: 'titulo', alvoId: titulo.id, motivo, depois: { numero, valorCentavos } },
      { acao: 'titulo.criado_do_estorno', alvoTipo: 'titulo', alvoId: id, motivo, depois: { numero: titulo.numero, valorCentavos } },
    ]),
  );
  return { novoTitulo: feitos.get(principal) ?? null, tituloDosEncargos: feitos.get(encargos) ?? null };
}

async function carregarAntigo(tx: Tx, tituloId: number): Promise<DoAntigo> {
  const { rows } =
    await sql<DoAntigo>`select i.acordo_id as "acordoId", coalesce(t.no_lugar_de_id, t.id) as "raizId", t.aluno_id as "alunoId",
      t.matricula_id as "matriculaId", t.conta_bancaria_id as "contaBancariaId", t.forma_pagamento_id as "formaPagamentoId",
      o.descricao || case when o.parcelas > 1 then ' ' || o.parcela || '/' || o.parcelas else '' end as descricao
    from titulos_receber t join acordos_titulos i on i.titulo_id = t.id and i.devolvido_em is null
      join titulos_receber o on o.id = coalesce(t.no_lugar_de_id, t.id) where t.id = ${tituloId}`.execute(tx);
  const [antigo] = rows;
  if (!antigo) throw new Error(`title ${tituloId} is renegotiated and in no standing agreement`);
  return antigo;
}

function novoTitulo({ titulo, hoje }: Levado, { acordoId: _, raizId, descricao, ...comum }: DoAntigo, parte: Parte): NovoTitulo {
  return {
    ...comum,
    origem: 'manual',
    contratoId: null,
    contratoPrecoId: null,
    noLugarDeId: raizId,
    soEncargos: parte.soEncargos,
    ...(parte.soEncargos ? { multaPercentual: semTaxa, jurosPercentualMes: semTaxa } : {}),
    parcela: 1,
    parcelas: 1,
    pagadorId: titulo.pagadorId,
    descricao: descreverTitulo(parte.soEncargos ? 'encargosDevolvidos' : 'pagamentoDevolvido', { descricao }),
    dataEmissao: hoje,
    dataVencimento: hoje,
    valorCentavos: totalDe(parte),
    descontoIncondicionalCentavos: zero,
    descontoCondicionalCentavos: zero,
    portal: titulo.portal,
  };
}

/** What the old title owes no more, a row for each new title. Principal leaves the books there; charges were never in them before they came. */
async function gravarLevados(
  tx: Tx,
  { titulo, estornoId, hoje, multaCentavos, jurosCentavos }: Levado,
  acordoId: number,
  feitos: ReadonlyMap<Parte, TituloDoEstorno>,
): Promise<void> {
  const linhas = [...feitos].map(([parte, { id: novoTituloId }]) => ({ ...parte, novoTituloId }));
  const { rows } = await sql<{ id: number; novoTituloId: number; valorCentavos: Centavos }>`
    with alterado as (
      update titulos_receber set dispensado_centavos = dispensado_centavos + ${multaCentavos + jurosCentavos} where id = ${titulo.id} and ${multaCentavos + jurosCentavos} > 0
    )
    insert into titulos_amortizacoes (titulo_id, acordo_id, tipo, data_amortizacao, valor_centavos, multa_centavos, juros_centavos, estorno_id, novo_titulo_id)
    select ${titulo.id}, ${acordoId}, 'levado_a_outro', ${hoje}::date, e."valorCentavos", e."multaCentavos", e."jurosCentavos", ${estornoId}, e."novoTituloId"
    from json_to_recordset(${JSON.stringify(linhas)}::json) as e("valorCentavos" bigint, "multaCentavos" bigint, "jurosCentavos" bigint, "novoTituloId" bigint)
    returning id, novo_titulo_id as "novoTituloId", valor_centavos as "valorCentavos"`.execute(tx);
  await registrarFatos(
    tx,
    rows
      .filter(({ valorCentavos }) => valorCentavos > 0)
      .map(({ id, novoTituloId, valorCentavos }) => ({
        evento: 'titulo.levado_a_outro',
        dataFato: hoje,
        origemTipo: 'titulo_amortizacao',
        origemId: id,
        valorCentavos,
        valores: { tituloId: titulo.id, acordoId, novoTituloId },
      })),
  );
}
