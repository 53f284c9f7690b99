import { z } from 'zod';
import { dinheiro } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { paginacaoQuery, paginaDe, toPaginacao } from '#shared/listas/paginacao.ts';
import { filtrosDeTitulos } from '../esquemas.ts';
import { toFiltros } from '../filtros.ts';
import { emissaoEsquema } from './esquemas.ts';
import { previaDaEmissao, tituloSemBoleto } from './respostas.ts';

const listar = comPermissao('gerenciar-boletos:listar');
const criar = comPermissao('gerenciar-boletos:criar');
const paginaDeTitulos = paginacaoQuery({
  colunas: ['vencimento', 'numero', 'pagador', 'aluno', 'saldo'],
  padrao: 'vencimento',
  tamanhoPadrao: 50,
});

/** Slips made for titles. */
export const emissaoDeBoletosApi = {
  listarTitulosSemBoleto: defineEndpoint({
    method: 'GET',
    path: 'Boleto/titulos-sem-boleto',
    acesso: listar,
    resumo: 'Open titles to be paid by boleto that have none',
    query: z
      .strictObject({ ...paginaDeTitulos, ...filtrosDeTitulos })
      .transform((q) => ({ paginacao: toPaginacao(q), filtros: toFiltros(q) })),
    output: paginaDe(tituloSemBoleto, { totais: z.object({ saldoCentavos: dinheiro, vencidos: z.number() }) }),
  }),
  preverEmissao: defineEndpoint({
    method: 'POST',
    path: 'Boleto/emissao/previa',
    acesso: criar,
    resumo: 'What an emission would make, and which titles it would leave out and why',
    body: emissaoEsquema,
    output: previaDaEmissao,
  }),
  emitirBoletos: defineEndpoint({
    method: 'POST',
    path: 'Boleto/emissao',
    acesso: criar,
    resumo: 'Issues a slip for each chosen title that can have one',
    exigeIdempotencia: true,
    body: emissaoEsquema,
    output: z.object({ ids: z.array(z.number()), emitidos: z.number(), recusados: z.number(), totalCentavos: dinheiro }),
  }),
};
