import { sql } from 'kysely';
import type { z } from 'zod';
import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { contemPalavras } from '#platform/server/listas/listas.ts';
import { listaDe, registroListado } from '#platform/server/registros/registro.ts';
import type { FiltrosDe } from '#platform/server/registros/rotas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { historicosApi as api } from '../api.ts';
import { errosHistorico } from '../erros.ts';
import type { novoHistorico } from '../esquemas.ts';

type Historico = RespostaServidor<typeof api.obter>;

registrarRestricoes({
  historicos_padrao_codigo_key: () => errosHistorico.HISTORICO_PADRAO_REPETIDO({}, { campos: ['codigo'] }),
});

/** Throws HISTORICO_PADRAO_NAO_ENCONTRADO, HISTORICO_PADRAO_REPETIDO. */
export const historicos = registroListado<Historico, z.output<typeof novoHistorico>>(
  {
    tabela: 'historicos_padrao',
    alvoTipo: 'historico_padrao',
    selecao: sql<Historico>`r.id, r.codigo, r.texto, r.ativo, r.versao`,
    de: sql`from historicos_padrao r`,
    colunas: { codigo: 'codigo', texto: 'texto', ativo: 'ativo' },
  },
  () => errosHistorico.HISTORICO_PADRAO_NAO_ENCONTRADO(),
);

/** Standard texts by number or words. */
export const listaDeHistoricos = ({ texto, ativo }: FiltrosDe<typeof api>) =>
  listaDe(
    historicos,
    [
      ...(texto !== undefined && /^\d+$/.test(texto)
        ? [sql`r.codigo::text like ${`${texto}%`}`]
        : contemPalavras(sql`f_busca(r.texto)`, texto)),
      ativo !== undefined && sql`r.ativo = ${ativo}`,
    ],
    { codigo: sql`r.codigo`, texto: sql`f_busca(r.texto)` },
  );
