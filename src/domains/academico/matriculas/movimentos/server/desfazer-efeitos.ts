import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { auditar } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { desfazerFalecimento } from '#domains/pessoas/registro/server/door.ts';
import { errosMatricula as erros } from '#domains/academico/matriculas/erros.ts';
import { type MatriculaTravada, travarMatricula } from '#domains/academico/matriculas/server/travar-matricula.ts';

/**
 * The enrollment that a reclassification made no longer counts: its creation is undone, and it stays as a cancelled one.
 * @throws RECLASSIFICACAO_COM_MOVIMENTOS when it has a life of its own already, RECLASSIFICACAO_COM_ANO_SEGUINTE when it was renewed
 */
export async function desfazerNovaMatricula(
  ato: Ato,
  { id, velha }: { id: number; velha: MatriculaTravada },
  motivo: string,
): Promise<void> {
  const { tx, quem, hoje } = ato;
  const nova = await travarMatricula(ato, id);
  if (nova.ultimo) throw erros.RECLASSIFICACAO_COM_MOVIMENTOS({ codigo: nova.codigo });
  await conferirSemContinuacao(tx, velha, nova);
  await sql`with criacao as (select v.id from matriculas_movimentos v where v.matricula_id = ${id} and v.tipo = 'criacao'),
    desfazimento as (
      insert into matriculas_movimentos (matricula_id, tipo, de, para, data_movimento, motivo, usuario_id, desfaz_id)
      select ${id}, 'desfazimento', ${nova.movimento}, 'cancelada', ${hoje}, ${motivo}, ${quem.usuarioId}, criacao.id from criacao returning id),
    desfeita as (update enturmacoes set data_fim = data_inicio, desfeita_por = desfazimento.id from desfazimento where matricula_id = ${id} and data_fim is null)
    update matriculas set movimento = 'cancelada', data_saida = data_matricula, versao = versao + 1, updated_at = clock_timestamp() where id = ${id}`.execute(
    tx,
  );
  await auditar(ato, {
    acao: 'matricula.desfazimento',
    alvoTipo: 'matricula',
    alvoId: id,
    motivo,
    antes: { movimento: nova.movimento, turma: nova.enturmacao?.turmaNome ?? null },
    depois: { movimento: 'cancelada', desfaz: 'criacao' },
  });
}

/**
 * A later year in the course of the new enrollment or the one after it stands on it, and would go on alone: the student would be
 * renewed from the old one beside it. @throws RECLASSIFICACAO_COM_ANO_SEGUINTE
 */
async function conferirSemContinuacao(tx: Tx, velha: MatriculaTravada, nova: MatriculaTravada): Promise<void> {
  const { rows } = await sql<{ codigo: string; curso: string; ano: number }>`select m.codigo, m.curso_nome as curso, m.ano
    from v_matricula_resumo m join v_ano_letivo a on a.id = ${nova.anoLetivoId} join v_curso_rematricula n on n.id = ${nova.cursoId}
      join v_curso_rematricula v on v.id = ${velha.cursoId}
    where m.aluno_id = ${nova.alunoId} and m.ano > a.ano and m.movimento in ('pre_matricula', 'ativa', 'concluida', 'trancada')
      and m.curso_id in (n.id, n.proximo_curso_id) and m.curso_id is distinct from v.id and m.curso_id is distinct from v.proximo_curso_id
    order by m.ano, m.id limit 1`.execute(tx);
  const [seguinte] = rows;
  if (!seguinte) return;
  const { codigo, ...onde } = seguinte;
  throw erros.RECLASSIFICACAO_COM_ANO_SEGUINTE({ codigo: nova.codigo, seguinte: codigo, ...onde });
}

/**
 * The death that the movement recorded is taken back from the people register.
 * @throws FALECIDO_EM_OUTRA_MATRICULA while another enrollment of the student still ends with it
 */
export async function desfazerObito(ato: Ato, { id, alunoId }: MatriculaTravada, motivo: string): Promise<void> {
  const { tx } = ato;
  const { rows } = await sql<{ codigo: string }>`select codigo from matriculas
    where aluno_id = ${alunoId} and id <> ${id} and movimento = 'falecido' order by id limit 1`.execute(tx);
  if (rows[0]) throw erros.FALECIDO_EM_OUTRA_MATRICULA({ codigo: rows[0].codigo });
  await desfazerFalecimento(ato, { pessoaId: alunoId, motivo });
}
