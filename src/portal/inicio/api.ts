import { z } from 'zod';
import { telas, type TelaId } from '#catalog/telas.ts';
import { autenticado, defineEndpoint } from '#shared/endpoint.ts';
import { numerosIds, partesDoInicio } from '../numeros-do-inicio.ts';
import { passosIds } from '../primeiros-passos.ts';
import { graficosIds } from './graficos.ts';
import { tiposDeRegistro } from './recentes.ts';

const telaId = z.enum(telas.map(({ id }) => id) as [TelaId, ...TelaId[]]);

/** The home: its numbers, and what it shows after them. */
export const inicioApi = {
  resumoDoInicio: defineEndpoint({
    method: 'GET',
    path: 'Inicio/resumo',
    acesso: autenticado('everybody has a home screen; each number asks for the permission of the list behind it'),
    resumo:
      'The numbers that the person may see today, and what an empty school still has to create; the slower numbers by themselves (Parte=depois)',
    query: z.strictObject({ Parte: z.enum(partesDoInicio).default('agora') }).transform((q) => ({ parte: q.Parte })),
    output: z.object({
      hoje: z.string(),
      anoLetivo: z.object({ id: z.number(), ano: z.number() }).nullable(),
      /** The person is a teacher who sees their own panel alone: what waits for them stands there. */
      doProfessor: z.boolean(),
      numeros: z.array(
        z.object({
          id: z.enum(numerosIds),
          tipo: z.enum(['inteiro', 'dinheiro']),
          valor: z.number().int(),
          /** Some of it is past its day, said of a number that is not always so. */
          vencido: z.boolean().optional(),
          tela: telaId,
          busca: z.record(z.string(), z.string()),
        }),
      ),
      /** Null when there is nothing left to create, or when the person creates none of it. */
      primeirosPassos: z.array(z.object({ id: z.enum(passosIds), feito: z.boolean() })).nullable(),
    }),
  }),
  graficosDoInicio: defineEndpoint({
    method: 'GET',
    path: 'Inicio/graficos',
    acesso: autenticado('everybody has a home screen; each chart asks for the permission of the list behind it'),
    resumo: 'What the lists of the person add up to in each month of the year, December of the year before first',
    output: z.object({
      /** The first day of the month that stands now. */
      mes: z.string(),
      graficos: z.array(
        z.object({
          id: z.enum(graficosIds),
          tipo: z.enum(['inteiro', 'dinheiro']),
          tela: telaId,
          meses: z.array(z.object({ mes: z.string(), valor: z.number().int(), busca: z.record(z.string(), z.string()) })),
        }),
      ),
    }),
  }),
  registrosRecentes: defineEndpoint({
    method: 'GET',
    path: 'Inicio/recentes',
    acesso: autenticado('everybody has a home screen; each kind of record asks for the permission of its list'),
    resumo: 'The newest records of each kind that the person may list',
    output: z.object({
      itens: z.array(z.object({ tipo: z.enum(tiposDeRegistro), id: z.number(), numero: z.string(), nome: z.string() })),
    }),
  }),
};
