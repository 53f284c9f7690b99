import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { EntradaServidor } from '#shared/endpoint.ts';
import type { Autor } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { criarRegistro, editarRegistro, excluirRegistro, type Gravado, type Registro } from '#platform/server/registros/registro.ts';
import type { ensinoApi } from '../api.ts';
import { obterTipoAvaliacao, type TipoAvaliacao } from './queries.ts';
import '#domains/academico/estrutura/server/restricoes.ts';

export type DadosTipoAvaliacao = EntradaServidor<typeof ensinoApi.criarTipoAvaliacao>['body'];
type Edicao = EntradaServidor<typeof ensinoApi.editarTipoAvaliacao>['body'];

const tiposAvaliacao: Registro<TipoAvaliacao, DadosTipoAvaliacao> = {
  tabela: 'tipos_avaliacao',
  alvoTipo: 'tipo_avaliacao',
  ato: { nome: 'tipoAvaliacao', genero: 'o' },
  obter: obterTipoAvaliacao,
  colunas: {
    nome: 'nome',
    sigla: 'sigla',
    valorMaximo: 'valor_maximo',
    peso: 'peso',
    recuperacao: 'recuperacao',
    todosOsCursos: 'todos_os_cursos',
    cursos: null,
    ativo: 'ativo',
  },
  gravarPartes: gravarCursos,
};

/** Creates an evaluation type. @throws TIPO_AVALIACAO_DUPLICADO, CURSO_INEXISTENTE */
export const criarTipoAvaliacao = (ato: Ato<Autor>, dados: DadosTipoAvaliacao): Promise<Gravado> =>
  criarRegistro(ato, tiposAvaliacao, dados);

/** Changes an evaluation type. @throws NAO_ENCONTRADO, VERSAO_DESATUALIZADA and those of its creation */
export async function editarTipoAvaliacao(ato: Ato<Autor>, dados: Edicao): Promise<TipoAvaliacao> {
  await editarRegistro(ato, tiposAvaliacao, dados);
  return obterTipoAvaliacao(ato.tx, dados.id);
}

/** Deletes an unused evaluation type. @throws NAO_ENCONTRADO, REGISTRO_EM_USO */
export const excluirTipoAvaliacao = (ato: Ato<Autor>, id: number): Promise<void> => excluirRegistro(ato, tiposAvaliacao, id);

async function gravarCursos(tx: Tx, id: number, { todosOsCursos, cursos }: DadosTipoAvaliacao): Promise<void> {
  const quais = todosOsCursos ? [] : [...new Set(cursos)];
  await sql`delete from tipos_avaliacao_cursos where tipo_avaliacao_id = ${id} and curso_id <> all(${quais}::bigint[])`.execute(tx);
  await sql`insert into tipos_avaliacao_cursos (tipo_avaliacao_id, curso_id) select ${id}::bigint, unnest(${quais}::bigint[]) on conflict do nothing`.execute(
    tx,
  );
}
