import { z } from 'zod';
import type { TelaId } from '#catalog/telas.ts';
import { campo, porId } from '#shared/campos.ts';
import { autenticado, comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { avisoSaida, corpoDaAprovacao, corpoDaRetirada, corpoDoPedido, dadosBancariosSaida, gravada } from './esquemas.ts';

const porMudanca = z.strictObject({ id: campo.id(), mudancaId: campo.id() });

/** The four endpoints that every record with bank data has, under its wire name and its screen. */
export function endpointsDeDadosBancarios<D extends z.ZodType>({ nome, tela, dados }: { nome: string; tela: TelaId; dados: D }) {
  const caminho = (resto: string): string => `${nome}/{id}/dados-bancarios${resto}`;
  const editar = comPermissao(`${tela}:editar`);
  return {
    obter: defineEndpoint({
      method: 'GET',
      path: caminho(''),
      acesso: comPermissao(`${tela}:visualizar`, `${tela}:editar`),
      resumo: `${nome}: bank data in force, the change that waits, and the history`,
      params: porId,
      output: dadosBancariosSaida,
    }),
    pedir: defineEndpoint({
      method: 'POST',
      path: caminho('/mudancas'),
      acesso: editar,
      resumo: `${nome}: asks for other bank data; confirmed by password or second factor`,
      params: porId,
      body: corpoDoPedido(dados),
      output: gravada,
    }),
    aprovar: defineEndpoint({
      method: 'POST',
      path: caminho('/mudancas/{mudancaId}/aprovacao'),
      acesso: editar,
      resumo: `${nome}: a second person approves a change, which holds 24 hours later`,
      params: porMudanca,
      body: corpoDaAprovacao,
      output: gravada,
    }),
    retirar: defineEndpoint({
      method: 'POST',
      path: caminho('/mudancas/{mudancaId}/retirada'),
      acesso: editar,
      resumo: `${nome}: takes back a change that does not hold yet`,
      params: porMudanca,
      body: corpoDaRetirada,
      output: gravada,
    }),
  };
}
export type ApiDeDadosBancarios = ReturnType<typeof endpointsDeDadosBancarios>;

/** What the home tells of bank data. */
export const avisosBancariosApi = {
  avisos: defineEndpoint({
    method: 'GET',
    path: 'MudancaBancaria/avisos',
    acesso: autenticado('everybody has a home screen; it tells of bank data to whoever may change the record'),
    resumo: 'Changes of bank data that wait, and those that came into force in the last seven days',
    output: z.object({ itens: z.array(avisoSaida) }),
  }),
};
