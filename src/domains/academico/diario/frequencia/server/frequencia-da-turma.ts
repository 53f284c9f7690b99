import { sql } from 'kysely';
import { type Db, lerJuntas, type Tx } from '#platform/server/database/kysely.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import { type Criterio, criterioDoAluno } from '#domains/academico/estrutura/criterio/criterio.ts';
import { criterioDoAno } from '#domains/academico/estrutura/criterio/server/door.ts';
import type { Leitor } from '#domains/academico/estrutura/server/door.ts';
import { escopoDaTurma, escopoDoDiario } from '#domains/academico/diario/server/escopo.ts';
import type { frequenciaApi } from '../api.ts';
import { resumirFrequencia } from '../resumo.ts';
import { presencasDasTurmas, somarPresencas } from '#domains/academico/diario/chamadas/server/door.ts';
import { lerPlanos, semPlano } from './previsto.ts';

type Frequencia = RespostaServidor<typeof frequenciaApi.obterFrequenciaDaTurma>;
type Aluno = Pick<Frequencia['alunos'][number], 'matriculaId' | 'nome' | 'numeroChamada' | 'naTurma'>;
type Cabeca = { criterio: Criterio; disciplinaId: number | null; alunos: (Aluno & { planoAdaptado: boolean })[] };
const nada = { dadas: 0, faltas: 0, justificadas: 0 };

/**
 * The attendance of everybody who sat in a class: of the year, and of one of its subjects when told. @throws NAO_ENCONTRADO
 */
export async function frequenciaDaTurma(
  db: Db | Tx,
  quem: Leitor | null,
  { turmaId, turmaDisciplinaId }: { turmaId: number; turmaDisciplinaId?: number | undefined },
): Promise<Frequencia> {
  const { criterio, disciplinaId, alunos } = await lerCabeca(db, quem, turmaId, turmaDisciplinaId);
  const controle = criterio.controleFrequencia;
  const [presencas, planos] = await lerJuntas(
    db,
    () => presencasDasTurmas(db, { turmaIds: [turmaId], controle }),
    () => lerPlanos(db, [turmaId], controle),
  );
  const plano = planos.get(turmaId) ?? semPlano;
  const doAno = somarPresencas(presencas);
  const daDisciplina = new Map(presencas.filter((p) => p.disciplinaId === disciplinaId).map((p) => [p.matriculaId, p]));
  const comDisciplina = controle === 'por_aula' && disciplinaId !== null;
  const previstoNaDisciplina = comDisciplina ? (plano.porDisciplina.get(disciplinaId) ?? null) : null;
  const aDarNaDisciplina = comDisciplina ? (plano.aDar.disciplinas[disciplinaId] ?? null) : null;
  const resumir = (planoAdaptado: boolean, contadas: typeof nada | undefined, aDar: number | null) => {
    const { dadas, faltas, justificadas } = contadas ?? nada;
    return {
      dadas,
      faltas,
      justificadas,
      ...resumirFrequencia(criterioDoAluno(criterio, planoAdaptado), { dadas, faltas, justificadas }, aDar),
    };
  };
  return {
    controle,
    frequenciaMinima: criterio.frequenciaMinima,
    justificadasContam: criterio.justificadasContam,
    previstoNoAno: plano.ano,
    previstoNaDisciplina,
    alunos: alunos.map(({ planoAdaptado, ...aluno }) => ({
      ...aluno,
      ano: resumir(planoAdaptado, doAno.get(aluno.matriculaId), plano.aDar.ano),
      disciplina: comDisciplina ? resumir(planoAdaptado, daDisciplina.get(aluno.matriculaId), aDarNaDisciplina) : null,
    })),
  };
}

async function lerCabeca(db: Db | Tx, quem: Leitor | null, turmaId: number, turmaDisciplinaId: number | undefined): Promise<Cabeca> {
  const { rows } = await sql<Cabeca>`select k.criterio,
      (select td.disciplina_id from v_turma_disciplina td where td.turma_id = t.id and td.id = ${turmaDisciplinaId ?? null}::bigint
        and ${escopoDoDiario(quem) ?? sql`true`}) as "disciplinaId",
      coalesce((select json_agg(json_build_object('matriculaId', l.matricula_id, 'nome', p.nome_completo, 'numeroChamada', l.numero, 'naTurma', l.na_turma,
          'planoAdaptado', m.plano_adaptado)
          order by l.numero nulls last, p.nome_busca, l.matricula_id)
        from (select x.matricula_id, bool_or(x.data_fim is null) as na_turma, (array_agg(x.numero_chamada order by x.data_inicio desc))[1] as numero
          from v_lugar_na_turma x where x.turma_id = t.id group by x.matricula_id) l
        join v_matricula_estado m on m.id = l.matricula_id join v_pessoa_resumo p on p.id = m.aluno_id), '[]') as alunos
    from v_turma t ${criterioDoAno(sql`t.curso_id`, sql`t.ano`)} where t.id = ${turmaId} and ${escopoDaTurma(quem) ?? sql`true`}`.execute(
    db,
  );
  const [cabeca] = rows;
  if (!cabeca || (turmaDisciplinaId !== undefined && cabeca.disciplinaId === null)) throw errosComuns.NAO_ENCONTRADO();
  return cabeca;
}
