import { sql } from 'kysely';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import type { Leitor } from '#domains/academico/estrutura/server/door.ts';
import type { diarioApi } from '../api.ts';
import { escopoDaTurma, escopoDoDiario } from './escopo.ts';

type Turmas = RespostaServidor<typeof diarioApi.opcoesDoDiario>['turmas'];
type OpcoesDaTurma = RespostaServidor<typeof diarioApi.opcoesDaTurma>;

/** The classes of a year whose diary a person may open: the own ones first, the others in the order of the school. */
export async function listarTurmas(db: Db, quem: Leitor, anoLetivoId: number | null): Promise<Turmas> {
  const { rows } = await sql<Turmas[number]>`select t.id, t.nome, t.curso_nome as curso, m.turma_id is not null as minha from v_turma t
    left join (select distinct turma_id from v_disciplina_do_docente where docente_pessoa_id = ${quem.pessoaId}::bigint) m on m.turma_id = t.id
    where t.ano_letivo_id = ${anoLetivoId}::bigint and ${escopoDaTurma(quem) ?? sql`true`}
    order by minha desc, t.segmentacao_ordem, t.curso_ordem, t.nome, t.id`.execute(db);
  return rows;
}

/** A class with the subjects that a person may open, the own ones first. @throws NAO_ENCONTRADO */
export async function obterOpcoesDaTurma(db: Db, quem: Leitor, turmaId: number): Promise<OpcoesDaTurma> {
  const { rows } = await sql<OpcoesDaTurma>`select t.id, t.nome, t.situacao, t.curso_id as "cursoId", t.curso_nome as curso,
      t.ano_letivo_id as "anoLetivoId", t.ano, k.tipo, k.controle_frequencia as "controleFrequencia",
      coalesce((select json_agg(json_build_object('id', e.etapa_id, 'nome', e.nome, 'ordem', e.ordem, 'dataInicio', e.data_inicio, 'dataFim', e.data_fim,
          'situacao', e.situacao, 'periodo', e.periodo_nome, 'periodoSituacao', e.periodo_situacao) order by e.data_inicio, e.ordem)
        from v_etapa_do_diario e where e.turma_id = t.id), '[]') as etapas,
      coalesce((select json_agg(json_build_object('id', td.id, 'disciplinaId', td.disciplina_id, 'nome', td.disciplina_nome, 'dataInicio', td.data_inicio,
          'dataFim', td.data_fim, 'minha', m.turma_disciplina_id is not null, 'docentes', x.nomes) order by m.turma_disciplina_id is null, td.ordem, td.disciplina_nome, td.id)
        from v_turma_disciplina td
        left join (select distinct turma_disciplina_id from v_disciplina_do_docente where docente_pessoa_id = ${quem.pessoaId}::bigint) m on m.turma_disciplina_id = td.id
        cross join lateral (select coalesce(json_agg(distinct p.nome_completo), '[]') as nomes from v_docente_turma x join v_pessoa_resumo p on p.id = x.pessoa_id
          where x.turma_disciplina_id = td.id) x
        where td.turma_id = t.id and ${escopoDoDiario(quem) ?? sql`true`}), '[]') as disciplinas
    from v_turma t join v_criterio_da_turma k on k.turma_id = t.id where t.id = ${turmaId} and ${escopoDaTurma(quem) ?? sql`true`}`.execute(
    db,
  );
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  return rows[0];
}
