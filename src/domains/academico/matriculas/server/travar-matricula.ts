import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { DataCivil } from '#shared/datas.ts';
import { errosComuns } from '#shared/erros.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import type { Movimento, Resultado, TipoMovimento } from '../situacoes.ts';
import { escopoDeAlunos } from './escopo.ts';
import './restricoes.ts';

export type MatriculaTravada = {
  id: number;
  codigo: string;
  alunoId: number;
  alunoNome: string;
  alunoFalecido: boolean;
  cursoId: number;
  anoLetivoId: number;
  segmentacaoId: number;
  movimento: Movimento;
  resultado: Resultado;
  dataMatricula: DataCivil;
  dataSaida: DataCivil | null;
  observacoes: string | null;
  versao: number;
  enturmacao: { id: number; turmaId: number; turmaNome: string; dataInicio: DataCivil } | null;
  /** Another active enrollment of the student in this course and year, which bars the way back of one that left. */
  outraAtiva: { codigo: string; turmaNome: string | null } | null;
  /** The last movement that was not undone; null when only the creation stands. */
  ultimo: {
    id: number;
    tipo: TipoMovimento;
    de: Movimento;
    dataSaidaAnterior: DataCivil | null;
    novaMatriculaId: number | null;
    marcouFalecimento: boolean;
    /** The death recorded on another enrollment, in whose act this one ended. */
    juntoComId: number | null;
  } | null;
};

/**
 * Locks an enrollment that the person may see until the end of the transaction, and reads how it stands. The lock comes
 * first and alone: what is read after it is what the one who held it before has left.
 * @param quem null for the enrollments that an act takes along whoever records it: a death ends all of a student's.
 * @throws NAO_ENCONTRADO
 */
export async function travarMatricula({ tx, quem }: Ato<Quem | null>, id: number): Promise<MatriculaTravada> {
  const escopo =
    quem && escopoDeAlunos(quem, sql`(select x.turma_id from enturmacoes x where x.matricula_id = m.id and x.data_fim is null)`);
  await sql`select 1 from matriculas m where m.id = ${id} and ${escopo ?? sql`true`} for update`.execute(tx);
  const { rows } =
    await sql<MatriculaTravada>`select m.id, m.codigo, m.aluno_id as "alunoId", p.nome_completo as "alunoNome", p.data_falecimento is not null as "alunoFalecido", m.curso_id as "cursoId", m.ano_letivo_id as "anoLetivoId",
      c.segmentacao_id as "segmentacaoId", m.movimento, m.resultado, m.data_matricula as "dataMatricula", m.data_saida as "dataSaida", m.observacoes, m.versao,
      (select json_build_object('id', e.id, 'turmaId', e.turma_id, 'turmaNome', t.nome, 'dataInicio', e.data_inicio)
        from enturmacoes e join v_turma_resumo t on t.id = e.turma_id where e.matricula_id = m.id and e.data_fim is null) as enturmacao,
      (select json_build_object('codigo', o.codigo, 'turmaNome', o.turma_nome) from v_matricula_resumo o where o.ativa and o.id <> m.id
        and o.aluno_id = m.aluno_id and o.curso_id = m.curso_id and o.ano_letivo_id = m.ano_letivo_id) as "outraAtiva",
      (select json_build_object('id', v.id, 'tipo', v.tipo, 'de', v.de, 'dataSaidaAnterior', v.data_saida_anterior, 'novaMatriculaId', v.nova_matricula_id,
        'marcouFalecimento', v.marcou_falecimento, 'juntoComId', v.junto_com_id) from matriculas_movimentos v
        where v.matricula_id = m.id and v.tipo not in ('criacao', 'desfazimento') and v.de is not null and not exists (select 1 from matriculas_movimentos d where d.desfaz_id = v.id)
        order by v.id desc limit 1) as ultimo
    from matriculas m join v_pessoa_resumo p on p.id = m.aluno_id join v_curso c on c.id = m.curso_id
    where m.id = ${id} and ${escopo ?? sql`true`}`.execute(tx);
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  return rows[0];
}
