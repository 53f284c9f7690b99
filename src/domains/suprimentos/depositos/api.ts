import { z } from 'zod';
import { dinheiro } from '#shared/campos.ts';
import { filtroBooleano, filtroTexto } from '#shared/listas/paginacao.ts';
import { emUmaSala, endpointsDeRegistro } from '#shared/registro-api.ts';
import { edicaoDeposito, novoDeposito } from './esquemas.ts';

/** Where products are kept. */
export const depositosApi = endpointsDeRegistro({
  nome: 'Deposito',
  tela: 'depositos',
  ordem: { colunas: ['nome', 'responsavel'], padrao: 'nome' },
  filtros: { Nome: filtroTexto(60), Ativo: filtroBooleano() },
  item: z.object({
    id: z.number(),
    nome: z.string(),
    responsavelPessoaId: z.number().nullable(),
    responsavelNome: z.string().nullable(),
    /** How many products it holds, and what they are worth. */
    produtos: z.number(),
    valorCentavos: dinheiro,
    ativo: z.boolean(),
    versao: z.number(),
  }),
  novo: novoDeposito,
  edicao: edicaoDeposito,
});

export const suprimentosDepositosApi = emUmaSala({ depositos: depositosApi });
