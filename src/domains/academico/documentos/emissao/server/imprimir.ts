import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import type { Arquivo } from '#platform/server/http/tipos.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { errosComuns } from '#shared/erros.ts';
import type { ConteudoDoPapelEmitido } from '#domains/academico/documentos/server/papel-emitido.ts';
import { papeisEmPdf } from '#platform/server/papel/em-pdf.ts';
import { EMITIDOS_MAXIMO } from '../api.ts';
import { errosEmissaoDePapeis as erros } from '../erros.ts';
import { TAREFA_EMISSAO } from './tarefa.ts';

/** The papers of a run, for who asked for it, in the order of the classes. @throws NAO_ENCONTRADO, EMISSAO_SEM_PAPEIS */
export async function imprimirEmissao(db: Db, quem: Pick<Quem, 'usuarioId' | 'admin'>, tarefaId: number): Promise<Arquivo> {
  const { rows: tarefas } = await sql<{ em: string }>`select t.created_at as em from v_tarefa t
    where t.id = ${tarefaId} and t.tipo = ${TAREFA_EMISSAO} and (t.usuario_id = ${quem.usuarioId} or ${quem.admin}::boolean)`.execute(db);
  const [tarefa] = tarefas;
  if (!tarefa) throw errosComuns.NAO_ENCONTRADO();
  const { rows } = await sql<{
    conteudo: ConteudoDoPapelEmitido;
  }>`select d.conteudo from documentos_emitidos d join v_matricula_resumo m on m.id = d.matricula_id
    left join v_turma t on t.id = m.turma_id
    where d.tarefa_id = ${tarefaId} order by t.segmentacao_ordem, t.curso_ordem, t.nome, m.aluno_nome_busca, d.id limit ${EMITIDOS_MAXIMO}`.execute(
    db,
  );
  const [primeiro] = rows;
  if (!primeiro) throw erros.EMISSAO_SEM_PAPEIS();
  const corpo = await papeisEmPdf(
    db,
    rows.map(({ conteudo }) => conteudo),
    { titulo: primeiro.conteudo.titulo, criadoEm: tarefa.em },
  );
  return { nome: `emissao-${tarefaId}.pdf`, tipo: 'application/pdf', corpo, abrir: true };
}
