import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroInteiro } from '#shared/listas/paginacao.ts';
import { regrasEcd } from './ecd/achados.ts';
import { faltasEcd } from './ecd/pendencias.ts';

const baixar = comPermissao('contabil-diario:listar');
const periodo = filtroInteiro(199_001, 210_014);
const porAno = z.strictObject({ Ano: campo.id() });

/** The books as other programs read them. */
export const exportacaoApi = {
  jornal: defineEndpoint({
    method: 'GET',
    path: 'LivroContabil/jornal',
    acesso: baixar,
    resumo: 'The books of some periods as a journal of plain text, which hledger and Ledger read',
    arquivo: true,
    query: z.strictObject({ De: periodo, Ate: periodo }),
  }),
  ecd: defineEndpoint({
    method: 'GET',
    path: 'LivroContabil/ecd',
    acesso: baixar,
    resumo: 'The file of the official digital bookkeeping (ECD) of a closed year',
    arquivo: true,
    query: porAno,
  }),
  conferirEcd: defineEndpoint({
    method: 'GET',
    path: 'LivroContabil/ecd/conferencia',
    acesso: baixar,
    resumo: 'What is wrong with the ECD of a closed year as it would leave, and what it lacks',
    query: porAno,
    output: z.object({
      linhas: z.number(),
      achados: z.array(z.object({ linha: z.number(), registro: z.string(), regra: z.enum(regrasEcd), detalhe: z.string() })),
      faltas: z.array(z.object({ falta: z.enum(faltasEcd), n: z.number() })),
    }),
  }),
};
