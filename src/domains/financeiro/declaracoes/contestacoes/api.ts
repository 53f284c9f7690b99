import { z } from 'zod';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { contestacaoEsquema } from '../esquemas.ts';
import { porId } from '#shared/campos.ts';

const tela = 'rel-declaracao-ir';
const editar = comPermissao(`${tela}:editar`);

export const declaracoesContestacoesApi = {
  contestar: defineEndpoint({
    method: 'POST',
    path: 'Declaracao/contestacoes',
    acesso: editar,
    resumo: 'Marks an open debt as questioned in court',
    body: contestacaoEsquema,
    output: z.object({ id: z.number() }),
  }),
  encerrarContestacao: defineEndpoint({
    method: 'POST',
    path: 'Declaracao/contestacoes/{id}/encerramento',
    acesso: editar,
    resumo: 'Ends the mark: the debt counts again like the others',
    params: porId,
    output: z.object({ id: z.number() }),
  }),
};
