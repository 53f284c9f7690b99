import type { Sala } from '#platform/server/http/rota.ts';
import type { Fonte } from '#platform/server/relatorios/fonte.ts';
import { rotasDoRelatorio } from '#platform/server/relatorios/rotas.ts';
import { livrosApi } from '../api.ts';
import { fonteBalancete, fonteComparativo } from './fontes/balancete.ts';
import { fonteBalanco } from './fontes/balanco.ts';
import { fonteDiario } from './fontes/diario.ts';
import { fonteDre } from './fontes/dre.ts';
import { fonteRazao } from './fontes/razao.ts';
import { fontesDeNomes } from './nomes.ts';

const fontes: readonly Fonte[] = [fonteBalancete, fonteComparativo, fonteBalanco, fonteDre, fonteRazao, fonteDiario];

/** contabil/livros, as the portal registers it. */
export const livrosContabeis: Sala = {
  nome: 'contabil/livros',
  api: livrosApi,
  rotas: fontes.flatMap((fonte) => rotasDoRelatorio(fonte, fontesDeNomes)),
};
