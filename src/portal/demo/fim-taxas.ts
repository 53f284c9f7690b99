import { sql } from 'kysely';
import { novoTituloEsquema } from '#domains/financeiro/titulos/esquemas.ts';
import { criarTituloManual } from '#domains/financeiro/titulos/server/oficina.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { Quem } from '#platform/server/http/tipos.ts';
import { somarDias } from '#shared/datas.ts';
import type { Base } from './base.ts';
import { taxasServico } from './registros.ts';

/** A student who lost the card asked for another one: the counter makes the title from the fee. */
export async function cobrarSegundaVia(tx: Tx, quem: Quem, base: Base, { hoje, fuso }: { hoje: string; fuso: string }): Promise<void> {
  const { rows } = await sql<{ alunoId: number; pagadorId: number }>`
    select m.aluno_id as "alunoId", r.pessoa_id as "pagadorId" from v_matricula_resumo m
    join v_matricula_responsavel r on r.matricula_id = m.id and r.financeiro where m.ativa order by m.aluno_nome, m.id, r.id limit 1`.execute(
    tx,
  );
  const taxa = taxasServico.find(({ chave }) => chave === 'cartao');
  if (!rows[0] || !taxa) return;
  const titulo = novoTituloEsquema.parse({
    ...rows[0],
    taxaServicoId: base.taxasServico.cartao,
    descricao: taxa.nome,
    valorCentavos: taxa.valorCentavos,
    dataVencimento: somarDias(hoje, 5),
    contaBancariaId: base.contas.caixa,
    formaPagamentoId: base.formas.dinheiro,
  });
  await criarTituloManual(tx, quem, titulo, fuso);
}
