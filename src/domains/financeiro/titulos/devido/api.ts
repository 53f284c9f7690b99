import { z } from 'zod';
import { campo, dinheiro, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroIds } from '#shared/listas/paginacao.ts';
import { maximoPorLote } from '../esquemas.ts';
import { tituloDevido } from './respostas.ts';

const data = campo.dataCivil.opcional;

/** What titles owe on a date, and why. */
export const devidoApi = {
  valoresDevidos: defineEndpoint({
    method: 'GET',
    path: 'TituloReceber/valores-devidos',
    acesso: comPermissao('contas-a-receber:visualizar', 'baixar-titulo:criar'),
    resumo: 'What each of these titles owes on a date (today unless told), and why',
    query: z.strictObject({ Ids: filtroIds(maximoPorLote), Data: data() }).transform((q) => ({ ids: q.Ids ?? [], em: q.Data })),
    output: z.object({ itens: z.array(tituloDevido), totalCentavos: dinheiro }),
  }),
  valorDevido: defineEndpoint({
    method: 'GET',
    path: 'TituloReceber/{id}/valor-devido',
    acesso: comPermissao('contas-a-receber:visualizar', 'baixar-titulo:criar'),
    resumo: 'What a title owes on a date (today unless told), and why',
    params: porId,
    query: z.strictObject({ Data: data() }).transform((q) => ({ em: q.Data })),
    output: tituloDevido,
  }),
};
