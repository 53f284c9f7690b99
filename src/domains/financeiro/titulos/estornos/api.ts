import { motivo } from '../esquemas.ts';
import { situacao } from '../respostas.ts';
import { z } from 'zod';
import { dinheiro, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';

const estornoEsquema = z.strictObject({ motivo });

/** Payments taken back. */
export const estornosApi = {
  estornarBaixa: defineEndpoint({
    method: 'POST',
    path: 'Baixa/{id}/estorno',
    acesso: comPermissao('estornar-titulo:criar'),
    resumo: 'Reverses a settlement with an opposite movement dated today',
    exigeIdempotencia: true,
    params: porId,
    body: estornoEsquema,
    output: z.object({
      id: z.number(),
      tituloId: z.number(),
      situacao,
      /** Titles that would be owed again, but their contract stopped before they fall due. */
      foraDaCobranca: z.number(),
      creditoEstornadoCentavos: dinheiro,
      descontoRevogadoCentavos: dinheiro,
    }),
  }),
};
