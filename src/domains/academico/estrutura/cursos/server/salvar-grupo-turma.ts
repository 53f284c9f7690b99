import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import { recusarSeEmUso } from '#shared/palavras/usos.ts';
import { auditar, type Autor } from '#platform/server/auditoria/audit.ts';
import type { cursosApi } from '../api.ts';
import { textosUsos as rotulos } from '#domains/academico/estrutura/texts-ensino.ts';
import { conferirInativacaoDoGrupo } from './conferir-uso.ts';
import { type GrupoTurma, obterGrupoTurma } from './queries.ts';
import '#domains/academico/estrutura/server/restricoes.ts';

export type DadosGrupoTurma = EntradaServidor<typeof cursosApi.criarGrupoTurma>['body'];
type Edicao = EntradaServidor<typeof cursosApi.editarGrupoTurma>['body'];

/** Creates a grupo de turma. @throws GRUPO_TURMA_DUPLICADO */
export async function criarGrupoTurma(ato: Ato<Autor>, dados: DadosGrupoTurma): Promise<{ id: number }> {
  const { tx } = ato;
  const { rows } = await sql<{
    id: number;
  }>`insert into grupos_turma (nome, ativo) values (${dados.nome}, ${dados.ativo}) returning id`.execute(tx);
  const id = rows[0]?.id ?? 0;
  await auditar(ato, { acao: 'grupoTurma.criado', alvoTipo: 'grupo_turma', alvoId: id, depois: dados });
  return { id };
}

/** Changes a grupo de turma. @throws NAO_ENCONTRADO, VERSAO_DESATUALIZADA, GRUPO_TURMA_DUPLICADO, CADASTRO_EM_ANDAMENTO */
export async function editarGrupoTurma(ato: Ato<Autor>, { id, versao, ...dados }: Edicao): Promise<GrupoTurma> {
  const { tx } = ato;
  await sql`select 1 from grupos_turma where id = ${id} for update`.execute(tx);
  const antes = await obterGrupoTurma(tx, id);
  if (antes.versao !== versao) throw versaoDesatualizada({ tipo: 'grupo_turma', id }, antes);
  if (antes.ativo && !dados.ativo) await conferirInativacaoDoGrupo(tx, id, antes.nome);
  await sql`update grupos_turma set nome = ${dados.nome}, ativo = ${dados.ativo}, versao = versao + 1 where id = ${id}`.execute(tx);
  await auditar(ato, {
    acao: 'grupoTurma.editado',
    alvoTipo: 'grupo_turma',
    alvoId: id,
    antes: { nome: antes.nome, ativo: antes.ativo },
    depois: dados,
  });
  return { ...antes, ...dados, versao: versao + 1 };
}

/** Deletes a grupo de turma that no turma points at. @throws NAO_ENCONTRADO, REGISTRO_EM_USO */
export async function excluirGrupoTurma(ato: Ato<Autor>, id: number): Promise<void> {
  const { tx } = ato;
  const { nome, ativo } = await obterGrupoTurma(tx, id);
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from turmas where grupo_turma_id = ${id}`.execute(tx);
  recusarSeEmUso(nome, [{ rotulo: rotulos.nTurmas, n: rows[0]?.n ?? 0 }]);
  await sql`delete from grupos_turma where id = ${id}`.execute(tx);
  await auditar(ato, { acao: 'grupoTurma.excluido', alvoTipo: 'grupo_turma', alvoId: id, antes: { nome, ativo } });
}
