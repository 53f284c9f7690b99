import { sql } from 'kysely';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { ondeTodas } from '#platform/server/listas/listas.ts';
import type { turmaDisciplinasApi } from '../api.ts';
import { diaOlhado } from '#domains/academico/estrutura/server/dia-olhado.ts';
import { escopoDeTurmas, type Leitor } from '#domains/academico/estrutura/server/escopo.ts';

export type DisciplinasDaTurma = RespostaServidor<typeof turmaDisciplinasApi.obterDisciplinasDaTurma>;

/** The subjects of a class in their order, with workload, validity and teachers. @throws NAO_ENCONTRADO */
export async function obterDisciplinasDaTurma(db: Db | Tx, turmaId: number, quem?: Leitor): Promise<DisciplinasDaTurma> {
  const { rows } = await sql<DisciplinasDaTurma>`select
    json_build_object('id', t.id, 'nome', t.nome, 'cursoId', t.curso_id, 'cursoNome', c.nome, 'cursoCargaHoraria', c.carga_horaria, 'anoLetivoId', t.ano_letivo_id,
      'ano', a.ano, 'situacao', t.situacao, 'alunos', coalesce(o.ocupadas, 0), 'periodoInicio', pl.inicio, 'periodoFim', pl.fim, 'dia', ${diaOlhado(sql`a.ano`)}) as turma,
    coalesce((select json_agg(json_build_object('id', td.id, 'disciplinaId', d.id, 'nome', d.nome, 'sigla', d.sigla, 'tipo', d.tipo, 'contaPromocao', d.conta_promocao,
        'cargaHoraria', td.carga_horaria, 'cargaHorariaPadrao', d.carga_horaria, 'ordem', td.ordem, 'dataInicio', td.data_inicio, 'dataFim', td.data_fim,
        'versao', td.versao, 'encerramento', (select json_build_object('docentes', jsonb_array_length(e.docentes)) from turmas_disciplinas_encerramentos e
            where e.turma_disciplina_id = td.id and e.desfaz_id is null and e.data_fim = td.data_fim
              and not exists (select 1 from turmas_disciplinas_encerramentos u where u.desfaz_id = e.id) order by e.id desc limit 1), 'docentes', coalesce((select json_agg(json_build_object('id', x.id, 'pessoaId', x.pessoa_id, 'nome', f.nome_completo,
            'dataInicio', x.data_inicio, 'dataFim', x.data_fim, 'versao', x.versao) order by x.data_inicio, x.id)
          from docentes_periodo x join v_pessoa_resumo f on f.id = x.pessoa_id where x.turma_disciplina_id = td.id), '[]'))
        order by td.ordem, d.ordem, d.nome, td.id)
      from turmas_disciplinas td join disciplinas d on d.id = td.disciplina_id where td.turma_id = t.id), '[]') as itens
    from turmas t join cursos c on c.id = t.curso_id join v_ano_letivo a on a.id = t.ano_letivo_id
    left join v_turma_ocupacao o on o.turma_id = t.id
    left join v_periodo_da_segmentacao pl on pl.ano_letivo_id = t.ano_letivo_id and pl.segmentacao_id = c.segmentacao_id
    ${ondeTodas([sql`t.id = ${turmaId}`, quem && escopoDeTurmas(quem)])}`.execute(db);
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  return rows[0];
}
