import { z } from 'zod';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { assinaturasDosLivros } from './esquemas.ts';

const texto = z.string().nullable();

export const assinaturasApi = {
  obter: defineEndpoint({
    method: 'GET',
    path: 'LivroContabil/assinaturas',
    acesso: comPermissao('contabil-diario:visualizar'),
    resumo: 'Who signs the books, and what the official bookkeeping asks of the school',
    output: z.object({
      versao: z.number(),
      contadorNome: texto,
      contadorCpf: texto,
      contadorCrc: texto,
      contadorCrcUf: texto,
      contadorEmail: texto,
      contadorTelefone: texto,
      responsavelNome: texto,
      responsavelCpf: texto,
      responsavelQualificacao: z.enum(['203', '205', '309', '801']).nullable(),
      municipioIbge: texto,
      nire: texto,
      dataConstituicao: texto,
      planoReferencial: z.enum(['1', '2', '5']).nullable(),
    }),
  }),
  editar: defineEndpoint({
    method: 'PUT',
    path: 'LivroContabil/assinaturas',
    acesso: comPermissao('contabil-periodos:editar'),
    resumo: 'Changes who signs the books',
    body: assinaturasDosLivros,
    output: z.object({ versao: z.number() }),
  }),
};
