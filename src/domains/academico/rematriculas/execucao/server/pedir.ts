import { sql } from 'kysely';
import { auditar } from '#platform/server/auditoria/audit.ts';
import { conferirPermissao } from '#platform/server/http/autorizacao.ts';
import type { ContextoEscrita } from '#platform/server/http/tipos.ts';
import type { PedidoDeExecucao } from '../esquemas.ts';
import { carregarDestino } from '#domains/academico/rematriculas/avaliacao/server/door.ts';
import { decidirCriterios, conferirSemAssinatura, lerAnos } from '#domains/academico/rematriculas/avaliacao/server/door.ts';
import { TAREFA_EXECUCAO } from './tarefa-execucao.ts';
import '#domains/academico/rematriculas/server/restricoes.ts';

export type Pedida = { id: number; tarefaId: number; total: number };

/**
 * Writes down who is to be re-enrolled and how, and enqueues the run in the same transaction. Judging each student is left to the
 * run, which sees the school as it then is. @throws those of the criteria, SEM_PERMISSAO to put contracts into force
 */
export async function pedirRematricula(ato: ContextoEscrita, body: PedidoDeExecucao): Promise<Pedida> {
  const { origem, destino } = await lerAnos(ato.tx, body);
  await conferirSemAssinatura(ato.tx, body.contratos);
  if (body.contratos === 'ativo') conferirPermissao(ato.quem, 'contratos:editar', ato.pedido.idioma);
  const { hoje } = ato;
  const { formas } = await carregarDestino(ato.tx, destino, hoje);
  const { movimento, contratos, dataMatricula, aceitarPendentes, cobranca } = decidirCriterios(body, destino, hoje, formas);
  const { descontoIds } = cobranca;
  const criterios = { aceitarPendentes, cobranca: { ...cobranca, descontoIds: descontoIds && [...descontoIds] } };
  const total = body.alunos.length;
  const tarefaId = await ato.servicos.tarefas.criar(ato.tx, { tipo: TAREFA_EXECUCAO, usuarioId: ato.quem.usuarioId, total, entrada: {} });
  const {
    rows: [lote],
  } = await sql<{
    id: number;
  }>`insert into rematriculas_lotes (ano_origem_id, ano_destino_id, movimento, contratos, data_matricula, criterios, total, tarefa_id, usuario_id, usuario_nome)
    values (${origem.id}, ${destino.id}, ${movimento}, ${contratos}, ${dataMatricula}, ${JSON.stringify(criterios)}::jsonb, ${total}, ${tarefaId}, ${ato.quem.usuarioId},
      ${`${ato.quem.nome} ${ato.quem.sobrenome}`.trim()}) returning id`.execute(ato.tx);
  const { id } = lote as { id: number };
  await sql`insert into rematriculas_itens (lote_id, ano_destino_id, matricula_origem_id, turma_destino_id, liberacoes, motivo)
    select ${id}, ${destino.id}, a."matriculaId", a."turmaId", array(select json_array_elements_text(a.liberacoes)), a.motivo
    from rows from (json_to_recordset(${JSON.stringify(body.alunos)}::json) as ("matriculaId" bigint, "turmaId" bigint, liberacoes json, motivo text))
      with ordinality as a("matriculaId", "turmaId", liberacoes, motivo, ordem) order by a.ordem`.execute(ato.tx);
  const liberados = body.alunos.filter(({ liberacoes }) => liberacoes.length > 0);
  await auditar(ato, {
    acao: 'rematricula.pedida',
    alvoTipo: 'rematricula',
    alvoId: id,
    depois: { de: origem.ano, para: destino.ano, movimento, contratos, dataMatricula, alunos: total, liberados },
  });
  return { id, tarefaId, total };
}
