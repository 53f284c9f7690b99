import { z } from 'zod';
import { campo, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroId, filtroTexto, paginaDe, paginacaoQuery } from '#shared/listas/paginacao.ts';
import { situacoesPedido } from '../situacoes.ts';
import * as e from './esquemas.ts';

const mudado = z.object({ id: z.number(), versao: z.number() });
const decidir = comPermissao('decidir-bolsa:criar');

/** Scholarships that were asked for. */
export const bolsasApi = {
  listarBolsas: defineEndpoint({
    method: 'GET',
    path: 'BolsaPedido/obter-paginado',
    acesso: comPermissao('bolsas:listar'),
    resumo: 'Scholarships asked for, without what the families declared',
    query: z.strictObject({
      ...paginacaoQuery({ colunas: ['criadoEm', 'alunoNome', 'situacao'], padrao: 'criadoEm', ascendentePadrao: false }),
      Nome: filtroTexto(100),
      AnoLetivoId: filtroId(),
      CursoId: filtroId(),
      Situacao: z.enum(situacoesPedido).optional(),
    }),
    output: paginaDe(e.linhaDaBolsa),
  }),
  obterBolsa: defineEndpoint({
    method: 'GET',
    path: 'BolsaPedido/{id}',
    acesso: comPermissao('bolsas:visualizar'),
    resumo: 'One scholarship with its opinion, its decision, and who did what',
    params: porId,
    output: e.bolsaSaida,
  }),
  opcoesDeBolsa: defineEndpoint({
    method: 'GET',
    path: 'BolsaPedido/opcoes',
    acesso: comPermissao('bolsas:visualizar', 'bolsas:criar'),
    resumo: 'Discounts of the kind scholarship, and of a form the students for whom one may be asked',
    query: z.strictObject({ FichaId: filtroId() }),
    output: e.opcoesSaida,
  }),
  medirBolsas: defineEndpoint({
    method: 'GET',
    path: 'BolsaPedido/proporcao',
    acesso: comPermissao('bolsas:visualizar'),
    resumo: 'The proportions of CEBAS in a year, as they stand and if a request were granted, and what its contract has left to change',
    query: z.strictObject({ AnoLetivoId: campo.id(), PedidoId: filtroId(), DescontoId: filtroId() }),
    output: e.proporcaoSaida,
  }),
  pedirBolsa: defineEndpoint({
    method: 'POST',
    path: 'BolsaPedido',
    acesso: comPermissao('bolsas:criar'),
    resumo: 'Asks for a scholarship of a student of the family',
    body: e.novoPedido,
    output: mudado,
  }),
  darParecer: defineEndpoint({
    method: 'POST',
    path: 'BolsaPedido/{id}/parecer',
    acesso: comPermissao('bolsas:editar'),
    resumo: 'The opinion, after which the committee may decide',
    params: porId,
    body: e.parecer,
    output: mudado,
  }),
  retirarParecer: defineEndpoint({
    method: 'POST',
    path: 'BolsaPedido/{id}/parecer/desfazimento',
    acesso: comPermissao('bolsas:editar'),
    resumo: 'Takes the opinion back: the form may be corrected',
    params: porId,
    body: e.comMotivo,
    output: mudado,
  }),
  decidirBolsa: defineEndpoint({
    method: 'POST',
    path: 'BolsaPedido/{id}/decisao',
    acesso: decidir,
    resumo: 'The decision of the committee: with a discount of the register, or refused',
    params: porId,
    body: e.decisao,
    output: mudado,
  }),
  desfazerDecisao: defineEndpoint({
    method: 'POST',
    path: 'BolsaPedido/{id}/decisao/desfazimento',
    acesso: decidir,
    resumo: 'Takes a decision back, while no discount came of it',
    params: porId,
    body: e.comMotivo,
    output: mudado,
  }),
  aplicarBolsa: defineEndpoint({
    method: 'POST',
    path: 'BolsaPedido/{id}/desconto',
    acesso: comPermissao('aditivos:criar'),
    resumo: 'Puts the discount on the contract: into a draft, or by an addendum of an active one',
    params: porId,
    body: e.aPartirDe,
    output: mudado.extend({ contratoId: z.number(), aditivoId: z.number().nullable() }),
  }),
  encerrarBolsa: defineEndpoint({
    method: 'POST',
    path: 'BolsaPedido/{id}/encerramento',
    acesso: decidir,
    resumo: 'Ends a scholarship: the discount stops with the installments that fall due from a day on',
    params: porId,
    body: e.encerramento,
    output: mudado,
  }),
  cancelarPedidoDeBolsa: defineEndpoint({
    method: 'POST',
    path: 'BolsaPedido/{id}/cancelamento',
    acesso: comPermissao('bolsas:editar'),
    resumo: 'Withdraws a request that was not decided',
    params: porId,
    body: e.comMotivo,
    output: mudado,
  }),
};
