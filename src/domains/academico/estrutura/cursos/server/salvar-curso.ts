import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { EntradaServidor } from '#shared/endpoint.ts';
import type { Autor } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { criarRegistro, editarRegistro, excluirRegistro, type Gravado, type Registro } from '#platform/server/registros/registro.ts';
import type { cursosApi } from '../api.ts';
import { errosEstrutura } from '#domains/academico/estrutura/erros.ts';
import { textosUsos as rotulos } from '#domains/academico/estrutura/texts-ensino.ts';
import { conferirInativacao, conferirTrocaDeSegmentacao } from './conferir-uso.ts';
import { type Curso, obterCurso } from './queries.ts';
import '#domains/academico/estrutura/server/restricoes.ts';

export type DadosCurso = EntradaServidor<typeof cursosApi.criarCurso>['body'];
type Edicao = EntradaServidor<typeof cursosApi.editarCurso>['body'];

const cursos: Registro<Curso, DadosCurso> = {
  tabela: 'cursos',
  alvoTipo: 'curso',
  obter: obterCurso,
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
  gravarPartes: async (tx, id, _, isNovo) => {
    if (isNovo) await inserirCriterioUsual(tx, id);
  },
  usos: [
    { rotulo: rotulos.nMatriculas, contar: (id) => sql`select count(*) from v_matricula_resumo where curso_id = ${id}` },
    { rotulo: rotulos.nTurmas, contar: (id) => sql`select count(*) from turmas where curso_id = ${id}` },
    { rotulo: rotulos.nPrecos, contar: (id) => sql`select count(*) from v_preco where curso_id = ${id}` },
    { rotulo: rotulos.nCursosAnteriores, contar: (id) => sql`select count(*) from cursos where proximo_curso_id = ${id}` },
    { rotulo: rotulos.nTiposAvaliacao, contar: (id) => sql`select count(*) from tipos_avaliacao_cursos where curso_id = ${id}` },
  ],
  conferirEdicao: async ({ id, nome, ...antes }, depois, tx) => {
    if (depois.proximoCursoId !== null && depois.proximoCursoId !== antes.proximoCursoId)
      await conferirSemCiclo(tx, id, depois.nome, depois.proximoCursoId);
    if (depois.segmentacaoId !== antes.segmentacaoId) await conferirTrocaDeSegmentacao(tx, id, nome);
    if (antes.ativo && !depois.ativo) await conferirInativacao(tx, 'curso', id, nome);
  },
};

/** Creates a curso, with the usual criterion of its segmentação. @throws CURSO_DUPLICADO, SEGMENTACAO_INEXISTENTE, CURSO_INEXISTENTE (next course) */
export const criarCurso = (ato: Ato<Autor>, dados: DadosCurso): Promise<Gravado> => criarRegistro(ato, cursos, dados);

/** Changes a curso. @throws NAO_ENCONTRADO, VERSAO_DESATUALIZADA, PROXIMO_CURSO_EM_CICLO, CURSO_COM_HISTORICO, CADASTRO_EM_ANDAMENTO and those of its creation */
export async function editarCurso(ato: Ato<Autor>, dados: Edicao): Promise<Curso> {
  await editarRegistro(ato, cursos, dados);
  return obterCurso(ato.tx, dados.id);
}

/** Deletes a curso that nothing uses. @throws NAO_ENCONTRADO, REGISTRO_EM_USO */
export const excluirCurso = (ato: Ato<Autor>, id: number): Promise<void> => excluirRegistro(ato, cursos, id);

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
