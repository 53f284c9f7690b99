import { z } from 'zod';
import { campo, porId } from '#shared/campos.ts';
import { autenticado, defineEndpoint } from '#shared/endpoint.ts';
import { ok, telaId } from '../esquemas.ts';
import * as e from './esquemas.ts';

const proprios = autenticado('everybody keeps their own saved filters');
/** Saved filters of the own lists. */
export const filtrosApi = {
  listarFiltros: defineEndpoint({
    method: 'GET',
    path: 'FiltroSalvo',
    acesso: proprios,
    resumo: 'Own saved filters of a screen',
    query: z.strictObject({ Tela: telaId }),
    output: z.object({ itens: z.array(e.filtroSalvo) }),
  }),
  salvarFiltro: defineEndpoint({
    method: 'POST',
    path: 'FiltroSalvo',
    acesso: proprios,
    resumo: 'Saves a filter under a name; the same name is replaced',
    corpoMaxBytes: 16_384,
    body: z.strictObject({ tela: telaId, nome: campo.texto({ max: 60 }), busca: z.record(z.string().max(60), z.json()) }),
    output: e.filtroSalvo,
  }),
  excluirFiltro: defineEndpoint({
    method: 'DELETE',
    path: 'FiltroSalvo/{id}',
    acesso: proprios,
    resumo: 'Deletes a saved filter',
    params: porId,
    output: ok,
  }),
};
