import { sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '#platform/server/database/kysely.ts';
import { contemPalavras } from '#platform/server/listas/listas.ts';
import { listaDe, registroListado } from '#platform/server/registros/registro.ts';
import type { FiltrosDe } from '#platform/server/registros/rotas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { errosEstrutura } from '#domains/academico/estrutura/erros.ts';
import { textosUsos as rotulos } from '#domains/academico/estrutura/texts-ensino.ts';
import type { cursosApi } from '../api.ts';
import type { esquemaCurso } from '../esquemas.ts';
import { conferirInativacao, conferirTrocaDeSegmentacao } from './conferir-uso.ts';
import '#domains/academico/estrutura/server/restricoes.ts';

export type Curso = RespostaServidor<typeof cursosApi.obter>;

/** Throws NAO_ENCONTRADO, CURSO_DUPLICADO, SEGMENTACAO_INEXISTENTE, CURSO_INEXISTENTE (next course), PROXIMO_CURSO_EM_CICLO, CURSO_COM_HISTORICO, CADASTRO_EM_ANDAMENTO. */
export const cursos = registroListado<Curso, z.output<typeof esquemaCurso>>({
  tabela: 'cursos',
  alvoTipo: 'curso',
  selecao: sql<Curso>`r.id, r.nome, r.sigla, r.segmentacao_id as "segmentacaoId", s.nome as "segmentacaoNome", r.ordem, r.idade_minima as "idadeMinima",
    r.carga_horaria as "cargaHoraria", r.proximo_curso_id as "proximoCursoId", p.nome as "proximoCursoNome", r.ativo,
    (select count(*)::int from turmas t where t.curso_id = r.id) as turmas, r.versao`,
  de: sql`from cursos r join segmentacoes s on s.id = r.segmentacao_id left join cursos p on p.id = r.proximo_curso_id`,
  colunas: {
    segmentacaoId: 'segmentacao_id',
    nome: 'nome',
    sigla: 'sigla',
    ordem: 'ordem',
    idadeMinima: 'idade_minima',
    cargaHoraria: 'carga_horaria',
    proximoCursoId: 'proximo_curso_id',
    ativo: 'ativo',
  },
  aposGravar: async ({ tx }, id, { antes }) => {
    if (antes === null) await inserirCriterioUsual(tx, id);
  },
  usos: [
    { rotulo: rotulos.nMatriculas, contar: (id) => sql`select count(*) from v_matricula_resumo where curso_id = ${id}` },
    { rotulo: rotulos.nTurmas, contar: (id) => sql`select count(*) from turmas where curso_id = ${id}` },
    { rotulo: rotulos.nPrecos, contar: (id) => sql`select count(*) from v_preco where curso_id = ${id}` },
    { rotulo: rotulos.nCursosAnteriores, contar: (id) => sql`select count(*) from cursos where proximo_curso_id = ${id}` },
    { rotulo: rotulos.nTiposAvaliacao, contar: (id) => sql`select count(*) from tipos_avaliacao_cursos where curso_id = ${id}` },
  ],
  conferirEdicao: async ({ id, nome, ...antes }, depois, { tx }) => {
    if (depois.proximoCursoId !== null && depois.proximoCursoId !== antes.proximoCursoId)
      await conferirSemCiclo(tx, id, depois.nome, depois.proximoCursoId);
    if (depois.segmentacaoId !== antes.segmentacaoId) await conferirTrocaDeSegmentacao(tx, id, nome);
    if (antes.ativo && !depois.ativo) await conferirInativacao(tx, 'curso', id, nome);
  },
});

/** Cursos; by default in the order of the school: segmentação, then grade. */
export const listaDeCursos = ({ nome, segmentacaoId, ativo }: FiltrosDe<typeof cursosApi>) => ({
  ...listaDe(
    cursos,
    [
      ...contemPalavras(sql`f_busca(r.nome || ' ' || coalesce(r.sigla, ''))`, nome),
      segmentacaoId !== undefined && sql`r.segmentacao_id = ${segmentacaoId}`,
      ativo !== undefined && sql`r.ativo = ${ativo}`,
    ],
    {
      nome: sql`r.nome`,
      sigla: sql`r.sigla`,
      segmentacao: sql`(s.ordem, s.nome, r.ordem, r.nome)`,
      ordem: sql`r.ordem`,
      cargaHoraria: sql`r.carga_horaria`,
      turmas: sql`turmas`,
    },
  ),
  deContagem: sql`from cursos r`,
});

/**
 * The criterion that a new curso starts from. Educação Infantil is followed by written reports, by days, asks for 60 % of attendance
 * and fails nobody (LDB, art. 31); every other segmentação starts from the usual grades.
 */
async function inserirCriterioUsual(tx: Tx, cursoId: number): Promise<void> {
  await sql`insert into criterios_avaliacao (curso_id, tipo, usa_exame_final, recuperacao_por_etapa, frequencia_minima, controle_frequencia, reprova_por_falta)
    select c.id, p.tipo, p.exame, p.recuperacao, p.frequencia, p.controle, p.reprova from cursos c join segmentacoes s on s.id = c.segmentacao_id
    join (values (true, 'parecer', false, 'nenhuma', 60, 'por_dia', false), (false, 'nota', true, 'substitui_se_maior', 75, 'por_aula', true))
      as p(infantil, tipo, exame, recuperacao, frequencia, controle, reprova) on p.infantil = (f_busca(s.nome) like '%infantil%')
    where c.id = ${cursoId}`.execute(tx);
}

/** Following the next courses must end: otherwise re-enrollment would go round in circles. */
async function conferirSemCiclo(tx: Tx, id: number, nome: string, proximoCursoId: number): Promise<void> {
  const { rows } = await sql<{ caminho: string[] }>`with recursive seguinte as (
      select c.id, c.proximo_curso_id, array[c.nome] as caminho from cursos c where c.id = ${proximoCursoId}
      union all
      select c.id, c.proximo_curso_id, s.caminho || c.nome from seguinte s join cursos c on c.id = s.proximo_curso_id
        where s.id <> ${id} and cardinality(s.caminho) < 100)
    select caminho from seguinte where id = ${id} limit 1`.execute(tx);
  const volta = rows[0]?.caminho;
  if (volta) throw errosEstrutura.PROXIMO_CURSO_EM_CICLO({ caminho: [nome, ...volta].join(' → ') }, { campos: ['proximoCursoId'] });
}
