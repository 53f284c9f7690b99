import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { EntradaServidor } from '#shared/endpoint.ts';
import type { Autor } from '#platform/server/auditoria/audit.ts';
import { criarRegistro, editarRegistro, excluirRegistro, type Gravado, type Registro } from '#platform/server/registros/registro.ts';
import type { cursosApi } from '../api.ts';
import { conferirInativacao } from './conferir-uso.ts';
import { obterSegmentacao, type Segmentacao } from './queries.ts';
import { textosUsos as rotulos } from '#domains/academico/estrutura/texts-ensino.ts';
import '#domains/academico/estrutura/server/restricoes.ts';

export type DadosSegmentacao = EntradaServidor<typeof cursosApi.criarSegmentacao>['body'];
type Edicao = EntradaServidor<typeof cursosApi.editarSegmentacao>['body'];

const segmentacoes: Registro<Segmentacao, DadosSegmentacao> = {
  tabela: 'segmentacoes',
  alvoTipo: 'segmentacao',
  ato: { nome: 'segmentacao', genero: 'a' },
  obter: obterSegmentacao,
  colunas: { nome: 'nome', ordem: 'ordem', ativa: 'ativa' },
  usos: [
    { rotulo: rotulos.nCursos, contar: (id) => sql`select count(*) from cursos where segmentacao_id = ${id}` },
    {
      rotulo: rotulos.nAnosLetivos,
      contar: (id) => sql`select count(distinct ano_letivo_id) from v_periodo_da_segmentacao where segmentacao_id = ${id}`,
    },
  ],
  conferirEdicao: async (antes, depois, tx) => {
    if (antes.ativa && !depois.ativa) await conferirInativacao(tx, 'segmentacao', antes.id, antes.nome);
  },
};

/** Creates a segmentação. @throws SEGMENTACAO_DUPLICADA */
export const criarSegmentacao = (ato: Ato<Autor>, dados: DadosSegmentacao): Promise<Gravado> => criarRegistro(ato, segmentacoes, dados);

/** Changes a segmentação. @throws NAO_ENCONTRADO, VERSAO_DESATUALIZADA, SEGMENTACAO_DUPLICADA, CADASTRO_EM_ANDAMENTO */
export async function editarSegmentacao(ato: Ato<Autor>, dados: Edicao): Promise<Segmentacao> {
  await editarRegistro(ato, segmentacoes, dados);
  return obterSegmentacao(ato.tx, dados.id);
}

/** Deletes a segmentação that nothing uses. @throws NAO_ENCONTRADO, REGISTRO_EM_USO */
export const excluirSegmentacao = (ato: Ato<Autor>, id: number): Promise<void> => excluirRegistro(ato, segmentacoes, id);
