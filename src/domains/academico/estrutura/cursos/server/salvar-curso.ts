import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import { recusarSeEmUso } from '#shared/palavras/usos.ts';
import { type Autor, auditar } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { cursosApi } from '../api.ts';
import { errosEstrutura } from '#domains/academico/estrutura/erros.ts';
import { textosUsos as rotulos } from '#domains/academico/estrutura/texts-ensino.ts';
import { conferirInativacao, conferirTrocaDeSegmentacao } from './conferir-uso.ts';
import { type Curso, obterCurso } from './queries.ts';
import '#domains/academico/estrutura/server/restricoes.ts';

export type DadosCurso = EntradaServidor<typeof cursosApi.criarCurso>['body'];
type Edicao = EntradaServidor<typeof cursosApi.editarCurso>['body'];

/** Creates a curso, with the usual criterion of its segmentação. @throws CURSO_DUPLICADO, SEGMENTACAO_INEXISTENTE, CURSO_INEXISTENTE (next course) */
export async function criarCurso(ato: Ato<Autor>, dados: DadosCurso): Promise<{ id: number }> {
  const { tx } = ato;
  const { rows } = await sql<{
    id: number;
  }>`insert into cursos (segmentacao_id, nome, sigla, ordem, idade_minima, carga_horaria, proximo_curso_id, ativo)
    values (${dados.segmentacaoId}, ${dados.nome}, ${dados.sigla}, ${dados.ordem}, ${dados.idadeMinima}, ${dados.cargaHoraria}, ${dados.proximoCursoId}, ${dados.ativo})
    returning id`.execute(tx);
  const id = rows[0]?.id ?? 0;
  await inserirCriterioUsual(tx, id);
  await auditar(ato, { acao: 'curso.criado', alvoTipo: 'curso', alvoId: id, depois: dados });
  return { id };
}

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

/** Changes a curso. @throws NAO_ENCONTRADO, VERSAO_DESATUALIZADA, PROXIMO_CURSO_EM_CICLO, CURSO_COM_HISTORICO, CADASTRO_EM_ANDAMENTO and those of its creation */
export async function editarCurso(ato: Ato<Autor>, { id, versao, ...dados }: Edicao): Promise<Curso> {
  const { tx } = ato;
  await sql`select 1 from cursos where id = ${id} for update`.execute(tx);
  const antes = await obterCurso(tx, id);
  if (antes.versao !== versao) throw versaoDesatualizada({ tipo: 'curso', id }, antes);
  if (dados.proximoCursoId !== null && dados.proximoCursoId !== antes.proximoCursoId)
    await recusarCiclo(tx, id, dados.nome, dados.proximoCursoId);
  if (dados.segmentacaoId !== antes.segmentacaoId) await conferirTrocaDeSegmentacao(tx, id, antes.nome);
  if (antes.ativo && !dados.ativo) await conferirInativacao(tx, 'curso', id, antes.nome);
  await sql`update cursos set segmentacao_id = ${dados.segmentacaoId}, nome = ${dados.nome}, sigla = ${dados.sigla}, ordem = ${dados.ordem},
    idade_minima = ${dados.idadeMinima}, carga_horaria = ${dados.cargaHoraria}, proximo_curso_id = ${dados.proximoCursoId}, ativo = ${dados.ativo},
    versao = versao + 1 where id = ${id}`.execute(tx);
  await auditar(ato, { acao: 'curso.editado', alvoTipo: 'curso', alvoId: id, antes: campos(antes), depois: dados });
  return obterCurso(tx, id);
}

/** Deletes a curso that nothing uses. @throws NAO_ENCONTRADO, REGISTRO_EM_USO */
export async function excluirCurso(ato: Ato<Autor>, id: number): Promise<void> {
  const { tx } = ato;
  const antes = await obterCurso(tx, id);
  await recusarUsosDoCurso(tx, id, antes.nome);
  await sql`delete from cursos where id = ${id}`.execute(tx);
  await auditar(ato, { acao: 'curso.excluido', alvoTipo: 'curso', alvoId: id, antes: campos(antes) });
}

async function recusarUsosDoCurso(tx: Tx, id: number, nome: string): Promise<void> {
  const { rows } = await sql<{ matriculas: number; turmas: number; precos: number; cursos: number; tipos: number }>`select
    (select count(*)::int from v_matricula_resumo where curso_id = ${id}) as matriculas, (select count(*)::int from turmas where curso_id = ${id}) as turmas,
    (select count(*)::int from v_preco where curso_id = ${id}) as precos, (select count(*)::int from cursos where proximo_curso_id = ${id}) as cursos,
    (select count(*)::int from tipos_avaliacao_cursos where curso_id = ${id}) as tipos`.execute(tx);
  const [usos] = rows;
  if (!usos) return;
  recusarSeEmUso(nome, [
    { rotulo: rotulos.nMatriculas, n: usos.matriculas },
    { rotulo: rotulos.nTurmas, n: usos.turmas },
    { rotulo: rotulos.nPrecos, n: usos.precos },
    { rotulo: rotulos.nCursosAnteriores, n: usos.cursos },
    { rotulo: rotulos.nTiposAvaliacao, n: usos.tipos },
  ]);
}

/** Following the next courses must end: otherwise re-enrollment would go round in circles. */
async function recusarCiclo(tx: Tx, id: number, nome: string, proximoCursoId: number): Promise<void> {
  const { rows } = await sql<{ caminho: string[] }>`with recursive seguinte as (
      select c.id, c.proximo_curso_id, array[c.nome] as caminho from cursos c where c.id = ${proximoCursoId}
      union all
      select c.id, c.proximo_curso_id, s.caminho || c.nome from seguinte s join cursos c on c.id = s.proximo_curso_id
        where s.id <> ${id} and cardinality(s.caminho) < 100)
    select caminho from seguinte where id = ${id} limit 1`.execute(tx);
  const volta = rows[0]?.caminho;
  if (volta) throw errosEstrutura.PROXIMO_CURSO_EM_CICLO({ caminho: [nome, ...volta].join(' → ') }, { campos: ['proximoCursoId'] });
}

function campos(c: Curso): DadosCurso {
  const { segmentacaoId, nome, sigla, ordem, idadeMinima, cargaHoraria, proximoCursoId, ativo } = c;
  return { segmentacaoId, nome, sigla, ordem, idadeMinima, cargaHoraria, proximoCursoId, ativo };
}
