import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import { type Autor, auditar } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { ensinoApi } from '../api.ts';
import { obterTipoAvaliacao, type TipoAvaliacao } from './queries.ts';
import '#domains/academico/estrutura/server/restricoes.ts';

export type DadosTipoAvaliacao = EntradaServidor<typeof ensinoApi.criarTipoAvaliacao>['body'];
type Edicao = EntradaServidor<typeof ensinoApi.editarTipoAvaliacao>['body'];

/** Creates an evaluation type. @throws TIPO_AVALIACAO_DUPLICADO, CURSO_INEXISTENTE */
export async function criarTipoAvaliacao(ato: Ato<Autor>, d: DadosTipoAvaliacao): Promise<{ id: number }> {
  const { tx } = ato;
  const { rows } = await sql<{
    id: number;
  }>`insert into tipos_avaliacao (nome, sigla, valor_maximo, peso, recuperacao, todos_os_cursos, ativo)
    values (${d.nome}, ${d.sigla}, ${d.valorMaximo}, ${d.peso}, ${d.recuperacao}, ${d.todosOsCursos}, ${d.ativo}) returning id`.execute(tx);
  const id = rows[0]?.id ?? 0;
  await gravarCursos(tx, id, d);
  await auditar(ato, { acao: 'tipoAvaliacao.criado', alvoTipo: 'tipo_avaliacao', alvoId: id, depois: d });
  return { id };
}

/** Changes an evaluation type. @throws NAO_ENCONTRADO, VERSAO_DESATUALIZADA and those of its creation */
export async function editarTipoAvaliacao(ato: Ato<Autor>, { id, versao, ...d }: Edicao): Promise<TipoAvaliacao> {
  const { tx } = ato;
  await sql`select 1 from tipos_avaliacao where id = ${id} for update`.execute(tx);
  const antes = await obterTipoAvaliacao(tx, id);
  if (antes.versao !== versao) throw versaoDesatualizada({ tipo: 'tipo_avaliacao', id }, antes);
  await sql`update tipos_avaliacao set nome = ${d.nome}, sigla = ${d.sigla}, valor_maximo = ${d.valorMaximo}, peso = ${d.peso}, recuperacao = ${d.recuperacao},
    todos_os_cursos = ${d.todosOsCursos}, ativo = ${d.ativo}, versao = versao + 1 where id = ${id}`.execute(tx);
  await gravarCursos(tx, id, d);
  await auditar(ato, { acao: 'tipoAvaliacao.editado', alvoTipo: 'tipo_avaliacao', alvoId: id, antes: campos(antes), depois: d });
  return obterTipoAvaliacao(tx, id);
}

/** Deletes an unused evaluation type. @throws NAO_ENCONTRADO, REGISTRO_EM_USO */
export async function excluirTipoAvaliacao(ato: Ato<Autor>, id: number): Promise<void> {
  const { tx } = ato;
  const antes = await obterTipoAvaliacao(tx, id);
  await sql`delete from tipos_avaliacao where id = ${id}`.execute(tx);
  await auditar(ato, { acao: 'tipoAvaliacao.excluido', alvoTipo: 'tipo_avaliacao', alvoId: id, antes: campos(antes) });
}

async function gravarCursos(tx: Tx, id: number, { todosOsCursos, cursos }: DadosTipoAvaliacao): Promise<void> {
  const quais = todosOsCursos ? [] : [...new Set(cursos)];
  await sql`delete from tipos_avaliacao_cursos where tipo_avaliacao_id = ${id} and curso_id <> all(${quais}::bigint[])`.execute(tx);
  await sql`insert into tipos_avaliacao_cursos (tipo_avaliacao_id, curso_id) select ${id}::bigint, unnest(${quais}::bigint[]) on conflict do nothing`.execute(
    tx,
  );
}

function campos({ id: _, versao: __, cursosNomes: ___, ...resto }: TipoAvaliacao) {
  return resto;
}
