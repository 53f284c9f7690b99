import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { regra } from '#shared/regra.ts';
import { escolha, filtrosDeTitulos, umaEscolha } from '../esquemas.ts';

export const emissaoEsquema = z
  .strictObject({
    ...escolha(filtrosDeTitulos),
    /** Due date of the slips of overdue titles. */
    novoVencimento: campo.dataCivil.opcional(),
    /** Carteira and convênio for the titles of its account; the usual one of each account when absent. */
    contaCobrancaId: campo.id().nullable().default(null),
  })
  .check(regra(umaEscolha));
