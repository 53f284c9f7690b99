import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { aditivoDaTurmaEsquema, previaDaTurmaEsquema } from '../esquemas.ts';
import { opcoesDaTurmaSaida, previaDaTurmaSaida } from '../respostas.ts';
import { resultadoLote } from '#domains/academico/contratos/lotes.ts';

const idParams = z.object({ id: campo.id() });

export const aditivosTurmaApi = {
  opcoesDaTurma: defineEndpoint({
    method: 'GET',
    path: 'AditivoTurma/opcoes',
    acesso: comPermissao('aditivos:criar'),
    resumo: 'What the contracts of a class have in common that an addendum may change',
    query: z.strictObject({ TurmaId: campo.id() }),
    output: opcoesDaTurmaSaida,
  }),
  preverAditivoDaTurma: defineEndpoint({
    method: 'POST',
    path: 'AditivoTurma/previa',
    acesso: comPermissao('aditivos:criar'),
    resumo: 'What an addendum would do to each contract of a class, and which it would skip and why',
    body: previaDaTurmaEsquema,
    output: previaDaTurmaSaida,
  }),
  criarAditivoDaTurma: defineEndpoint({
    method: 'POST',
    path: 'AditivoTurma',
    acesso: comPermissao('aditivos:criar'),
    resumo: 'Applies an addendum to every active contract of a class, in the background',
    exigeIdempotencia: true,
    body: aditivoDaTurmaEsquema,
    output: resultadoLote.extend({ id: z.number() }),
  }),
  revogarAditivoDaTurma: defineEndpoint({
    method: 'POST',
    path: 'AditivoTurma/{id}/revogacao',
    acesso: comPermissao('aditivos:editar', 'aditivos:excluir'),
    resumo:
      'Revokes the addendum of a class on every contract where it is in force and withdraws it where it awaits its signature, in the background',
    exigeIdempotencia: true,
    params: idParams,
    body: z.strictObject({ motivo: campo.texto({ min: 3, max: 300 }) }),
    output: resultadoLote,
  }),
};
