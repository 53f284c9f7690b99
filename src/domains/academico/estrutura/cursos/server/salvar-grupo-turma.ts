import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { EntradaServidor } from '#shared/endpoint.ts';
import type { Autor } from '#platform/server/auditoria/audit.ts';
import { criarRegistro, editarRegistro, excluirRegistro, type Gravado, type Registro } from '#platform/server/registros/registro.ts';
import type { cursosApi } from '../api.ts';
import { textosUsos as rotulos } from '#domains/academico/estrutura/texts-ensino.ts';
import { conferirInativacaoDoGrupo } from './conferir-uso.ts';
import { type GrupoTurma, obterGrupoTurma } from './queries.ts';
import '#domains/academico/estrutura/server/restricoes.ts';

export type DadosGrupoTurma = EntradaServidor<typeof cursosApi.criarGrupoTurma>['body'];
type Edicao = EntradaServidor<typeof cursosApi.editarGrupoTurma>['body'];

const gruposTurma: Registro<GrupoTurma, DadosGrupoTurma> = {
  tabela: 'grupos_turma',
  alvoTipo: 'grupo_turma',
  ato: { nome: 'grupoTurma', genero: 'o' },
  obter: obterGrupoTurma,
  colunas: { nome: 'nome', ativo: 'ativo' },
  usos: [{ rotulo: rotulos.nTurmas, contar: (id) => sql`select count(*) from turmas where grupo_turma_id = ${id}` }],
  conferirEdicao: async (antes, depois, tx) => {
    if (antes.ativo && !depois.ativo) await conferirInativacaoDoGrupo(tx, antes.id, antes.nome);
  },
};

/** Creates a grupo de turma. @throws GRUPO_TURMA_DUPLICADO */
export const criarGrupoTurma = (ato: Ato<Autor>, dados: DadosGrupoTurma): Promise<Gravado> => criarRegistro(ato, gruposTurma, dados);

/** Changes a grupo de turma. @throws NAO_ENCONTRADO, VERSAO_DESATUALIZADA, GRUPO_TURMA_DUPLICADO, CADASTRO_EM_ANDAMENTO */
export async function editarGrupoTurma(ato: Ato<Autor>, dados: Edicao): Promise<GrupoTurma> {
  await editarRegistro(ato, gruposTurma, dados);
  return obterGrupoTurma(ato.tx, dados.id);
}

/** Deletes a grupo de turma that no turma points at. @throws NAO_ENCONTRADO, REGISTRO_EM_USO */
export const excluirGrupoTurma = (ato: Ato<Autor>, id: number): Promise<void> => excluirRegistro(ato, gruposTurma, id);
