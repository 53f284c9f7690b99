import { z } from 'zod';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { degrauEsquema, modeloEsquema, novoDegrauEsquema, novoModeloEsquema } from './esquemas.ts';
import { degrauSaida, gravado, modeloSaida } from '../respostas.ts';
import { porId } from '#shared/campos.ts';

const ver = comPermissao('cobranca:visualizar');
const editar = comPermissao('cobranca:editar');

export const cobrancaModelosApi = {
  modelos: defineEndpoint({
    method: 'GET',
    path: 'Cobranca/modelos',
    acesso: ver,
    resumo: 'The texts of letters',
    output: z.object({ itens: z.array(modeloSaida) }),
  }),
  criarModelo: defineEndpoint({
    method: 'POST',
    path: 'Cobranca/modelos',
    acesso: editar,
    resumo: 'Registers a text',
    body: novoModeloEsquema,
    output: gravado,
  }),
  editarModelo: defineEndpoint({
    method: 'PUT',
    path: 'Cobranca/modelos/{id}',
    acesso: editar,
    resumo: 'Changes a text',
    params: porId,
    body: modeloEsquema,
    output: gravado,
  }),
  degraus: defineEndpoint({
    method: 'GET',
    path: 'Cobranca/degraus',
    acesso: ver,
    resumo: 'The steps of the ladder',
    output: z.object({ itens: z.array(degrauSaida) }),
  }),
  criarDegrau: defineEndpoint({
    method: 'POST',
    path: 'Cobranca/degraus',
    acesso: editar,
    resumo: 'Adds a step to the ladder',
    body: novoDegrauEsquema,
    output: gravado,
  }),
  editarDegrau: defineEndpoint({
    method: 'PUT',
    path: 'Cobranca/degraus/{id}',
    acesso: editar,
    resumo: 'Changes a step of the ladder',
    params: porId,
    body: degrauEsquema,
    output: gravado,
  }),
};
