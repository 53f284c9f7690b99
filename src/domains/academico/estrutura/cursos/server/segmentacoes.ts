import { sql } from 'kysely';
import type { z } from 'zod';
import { contemPalavras } from '#platform/server/listas/listas.ts';
import { listaDe, registroListado } from '#platform/server/registros/registro.ts';
import type { FiltrosDe } from '#platform/server/registros/rotas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { textosUsos as rotulos } from '#domains/academico/estrutura/texts-ensino.ts';
import type { segmentacoesApi } from '../api.ts';
import type { esquemaSegmentacao } from '../esquemas.ts';
import { conferirInativacao } from './conferir-uso.ts';
import '#domains/academico/estrutura/server/restricoes.ts';

type Segmentacao = RespostaServidor<typeof segmentacoesApi.obter>;

/** Throws NAO_ENCONTRADO, SEGMENTACAO_DUPLICADA, CADASTRO_EM_ANDAMENTO. */
export const segmentacoes = registroListado<Segmentacao, z.output<typeof esquemaSegmentacao>>({
  tabela: 'segmentacoes',
  alvoTipo: 'segmentacao',
  ato: { nome: 'segmentacao', genero: 'a' },
  selecao: sql<Segmentacao>`r.id, r.nome, r.ordem, r.ativa, (select count(*)::int from cursos c where c.segmentacao_id = r.id) as cursos, r.versao`,
  de: sql`from segmentacoes r`,
  colunas: { nome: 'nome', ordem: 'ordem', ativa: 'ativa' },
  usos: [
    { rotulo: rotulos.nCursos, contar: (id) => sql`select count(*) from cursos where segmentacao_id = ${id}` },
    {
      rotulo: rotulos.nAnosLetivos,
      contar: (id) => sql`select count(distinct ano_letivo_id) from v_periodo_da_segmentacao where segmentacao_id = ${id}`,
    },
  ],
  conferirEdicao: async (antes, depois, { tx }) => {
    if (antes.ativa && !depois.ativa) await conferirInativacao(tx, 'segmentacao', antes.id, antes.nome);
  },
});

/** Segmentações, in the order of the school. */
export const listaDeSegmentacoes = ({ nome }: FiltrosDe<typeof segmentacoesApi>) =>
  listaDe(segmentacoes, contemPalavras(sql`f_busca(r.nome)`, nome), { ordem: sql`(r.ordem, r.nome)`, nome: sql`r.nome` });
