import { sql } from 'kysely';
import { type Autor, auditarVarios } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { registrarFatos } from '#domains/contabil/server/door.ts';
import { descreverTitulo } from '#domains/financeiro/caixa/palavras-dos-titulos.ts';
import type { DataCivil } from '#shared/datas.ts';
import { type Centavos, centavos } from '#shared/dinheiro.ts';
import type { TituloTravado } from './carregar.ts';
import { criarTitulosReceber } from './criar-titulos.ts';

type Levado = { titulo: TituloTravado; estornoId: number; valorCentavos: Centavos; hoje: DataCivil; motivo: string };
type DoAntigo = {
  acordoId: number;
  raizId: number;
  alunoId: number | null;
  matriculaId: number | null;
  contaBancariaId: number;
  formaPagamentoId: number;
  descricao: string;
};

/**
 * A payment of before a standing agreement was reversed. The agreement was made without what it had covered, so that stays covered on the
 * old title, by a row, and a new title of the same payer and student owes it from today. The old title is locked and the reversal is written.
 */
export async function levarAOutroTitulo(
  tx: Tx,
  quem: Exclude<Autor, { processo: string }>,
  { titulo, estornoId, valorCentavos, hoje, motivo }: Levado,
): Promise<{ id: number; numero: string; valorCentavos: Centavos }> {
  const { rows: antigos } =
    await sql<DoAntigo>`select i.acordo_id as "acordoId", coalesce(t.no_lugar_de_id, t.id) as "raizId", t.aluno_id as "alunoId",
      t.matricula_id as "matriculaId", t.conta_bancaria_id as "contaBancariaId", t.forma_pagamento_id as "formaPagamentoId",
      o.descricao || case when o.parcelas > 1 then ' ' || o.parcela || '/' || o.parcelas else '' end as descricao
    from titulos_receber t join acordos_titulos i on i.titulo_id = t.id and i.devolvido_em is null
      join titulos_receber o on o.id = coalesce(t.no_lugar_de_id, t.id) where t.id = ${titulo.id}`.execute(tx);
  const [antigo] = antigos;
  if (!antigo) throw new Error(`title ${titulo.id} is renegotiated and in no standing agreement`);
  const { acordoId, raizId, descricao, ...comum } = antigo;
  const [novo] = await criarTitulosReceber(tx, [
    {
      ...comum,
      origem: 'manual',
      contratoId: null,
      contratoPrecoId: null,
      noLugarDeId: raizId,
      parcela: 1,
      parcelas: 1,
      pagadorId: titulo.pagadorId,
      descricao: descreverTitulo('pagamentoDevolvido', { descricao }),
      dataEmissao: hoje,
      dataVencimento: hoje,
      valorCentavos,
      descontoIncondicionalCentavos: centavos(0),
      descontoCondicionalCentavos: centavos(0),
      portal: titulo.portal,
    },
  ]);
  if (!novo) throw new Error('the insert of a title answered no row');
  const { rows } = await sql<{ id: number }>`
    insert into titulos_amortizacoes (titulo_id, acordo_id, tipo, data_amortizacao, valor_centavos, estorno_id, novo_titulo_id)
    values (${titulo.id}, ${acordoId}, 'levado_a_outro', ${hoje}, ${valorCentavos}, ${estornoId}, ${novo.id}) returning id`.execute(tx);
  await registrarFatos(tx, [
    {
      evento: 'titulo.levado_a_outro',
      dataFato: hoje,
      origemTipo: 'titulo_amortizacao',
      origemId: rows[0]?.id ?? 0,
      valorCentavos,
      valores: { tituloId: titulo.id, acordoId, novoTituloId: novo.id },
    },
  ]);
  const linha = (acao: string, alvoId: number, numero: string) => ({
    acao,
    alvoTipo: 'titulo',
    alvoId,
    motivo,
    depois: { numero, valorCentavos },
  });
  await auditarVarios(tx, quem, [
    linha('titulo.levado_a_outro', titulo.id, novo.numero),
    linha('titulo.criado_do_estorno', novo.id, titulo.numero),
  ]);
  return { ...novo, valorCentavos };
}
