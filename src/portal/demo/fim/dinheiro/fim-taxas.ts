import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { novoTituloEsquema } from '#domains/financeiro/titulos/emissao/esquemas.ts';
import { criarTituloManual } from '#domains/financeiro/titulos/emissao/server/oficina.ts';
import { somarDias } from '#shared/datas.ts';
import type { Base } from '../../base/base.ts';
import { taxasServico } from '../../plano/registros.ts';

/** A student who lost the card asked for another one: the counter makes the title from the fee. */
export async function cobrarSegundaVia(ato: Ato, base: Base): Promise<void> {
  const { hoje, tx } = ato;
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
  await criarTituloManual(ato, titulo);
}
