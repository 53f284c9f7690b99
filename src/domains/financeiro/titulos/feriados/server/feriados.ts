import { sql } from 'kysely';
import type { z } from 'zod';
import { contemPalavras, type DefinicaoLista } from '#platform/server/listas/listas.ts';
import { listaDe, registroListado } from '#platform/server/registros/registro.ts';
import { errosFeriados } from '../erros.ts';
import type { novoFeriado } from '../esquemas.ts';
import './restricoes.ts';

export type Feriado = { id: number; dataFeriado: string; nome: string; versao: number };

export const feriados = registroListado<Feriado, z.output<typeof novoFeriado>>(
  {
    tabela: 'feriados_locais',
    alvoTipo: 'feriado_local',
    selecao: sql<Feriado>`r.id, r.data_feriado as "dataFeriado", r.nome, r.versao`,
    de: sql`from feriados_locais r`,
    colunas: { dataFeriado: 'data_feriado', nome: 'nome' },
  },
  () => errosFeriados.FERIADO_NAO_ENCONTRADO(),
);

/** Local holidays by name. */
export const listaDeFeriados = (f: { nome?: string | undefined }): DefinicaoLista<'dataFeriado' | 'nome', Feriado> =>
  listaDe(feriados, contemPalavras(sql`f_busca(r.nome)`, f.nome ?? ''), { dataFeriado: sql`r.data_feriado`, nome: sql`f_busca(r.nome)` });
