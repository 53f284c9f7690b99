import { sql } from 'kysely';
import type { z } from 'zod';
import { contemPalavras } from '#platform/server/listas/listas.ts';
import { listaDe, registroListado } from '#platform/server/registros/registro.ts';
import type { FiltrosDe } from '#platform/server/registros/rotas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { textosUsos as rotulos } from '#domains/academico/estrutura/texts-ensino.ts';
import type { gruposTurmaApi } from '../api.ts';
import type { esquemaGrupoTurma } from '../esquemas.ts';
import { conferirInativacaoDoGrupo } from './conferir-uso.ts';
import '#domains/academico/estrutura/server/restricoes.ts';

type GrupoTurma = RespostaServidor<typeof gruposTurmaApi.obter>;

/** Throws NAO_ENCONTRADO, GRUPO_TURMA_DUPLICADO, CADASTRO_EM_ANDAMENTO. */
export const gruposTurma = registroListado<GrupoTurma, z.output<typeof esquemaGrupoTurma>>({
  tabela: 'grupos_turma',
  alvoTipo: 'grupo_turma',
  ato: { nome: 'grupoTurma', genero: 'o' },
  selecao: sql<GrupoTurma>`r.id, r.nome, r.ativo, (select count(*)::int from turmas t where t.grupo_turma_id = r.id) as turmas, r.versao`,
  de: sql`from grupos_turma r`,
  colunas: { nome: 'nome', ativo: 'ativo' },
  usos: [{ rotulo: rotulos.nTurmas, contar: (id) => sql`select count(*) from turmas where grupo_turma_id = ${id}` }],
  conferirEdicao: async (antes, depois, { tx }) => {
    if (antes.ativo && !depois.ativo) await conferirInativacaoDoGrupo(tx, antes.id, antes.nome);
  },
});

/** Grupos de turma by name. */
export const listaDeGruposTurma = ({ nome, ativo }: FiltrosDe<typeof gruposTurmaApi>) =>
  listaDe(gruposTurma, [...contemPalavras(sql`f_busca(r.nome)`, nome), ativo !== undefined && sql`r.ativo = ${ativo}`], {
    nome: sql`r.nome`,
    turmas: sql`turmas`,
  });
