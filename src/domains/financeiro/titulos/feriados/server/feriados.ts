import { sql } from 'kysely';
import type { z } from 'zod';
import type { Ato } from '#platform/server/ato.ts';
import { contemPalavras } from '#platform/server/listas/listas.ts';
import { listaDe, registroListado } from '#platform/server/registros/registro.ts';
import type { FiltrosDe } from '#platform/server/registros/rotas.ts';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import type { feriadosApi } from '../api.ts';
import { errosFeriados } from '../erros.ts';
import type { novoFeriado } from '../esquemas.ts';
import { refazerLimites } from './refazer-limites.ts';
import './restricoes.ts';

export type Feriado = { id: number; dataFeriado: DataCivil; nome: string; versao: number };

/** Days without banks in the city. Throws FERIADO_PASSADO, FERIADO_REPETIDO. */
export const feriados = registroListado<Feriado, z.output<typeof novoFeriado>>(
  {
    tabela: 'feriados_locais',
    alvoTipo: 'feriado_local',
    selecao: sql<Feriado>`r.id, r.data_feriado as "dataFeriado", r.nome, r.versao`,
    de: sql`from feriados_locais r`,
    colunas: { dataFeriado: 'data_feriado', nome: 'nome' },
    conferirNovo: ({ dataFeriado }, ato) => conferirNaoPassado(ato, dataFeriado),
    conferirEdicao: (antes, depois, ato) => {
      if (antes.dataFeriado !== depois.dataFeriado) conferirNaoPassado(ato, antes.dataFeriado, depois.dataFeriado);
    },
    conferirExclusao: ({ dataFeriado }, ato) => conferirNaoPassado(ato, dataFeriado),
    aposGravar: async ({ tx }, _, { antes, depois }) => {
      if (antes?.dataFeriado === depois?.dataFeriado) return;
      const dias = [antes, depois].flatMap((feriado) => feriado?.dataFeriado ?? []);
      for (const dia of dias.toSorted()) await refazerLimites(tx, dia);
    },
  },
  () => errosFeriados.FERIADO_NAO_ENCONTRADO(),
);

/** What was on time on a day that passed stays so. */
function conferirNaoPassado({ hoje }: Ato<unknown>, ...dias: readonly DataCivil[]): void {
  if (dias.some((dia) => dia < hoje)) throw errosFeriados.FERIADO_PASSADO({ hoje: formatarData(hoje) }, { campos: ['dataFeriado'] });
}

/** Local holidays by name. */
export const listaDeFeriados = (f: FiltrosDe<typeof feriadosApi>) =>
  listaDe(feriados, contemPalavras(sql`f_busca(r.nome)`, f.nome), { dataFeriado: sql`r.data_feriado`, nome: sql`f_busca(r.nome)` });
