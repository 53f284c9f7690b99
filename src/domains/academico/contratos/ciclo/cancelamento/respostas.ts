import { z } from 'zod';
import { dinheiro } from '#shared/campos.ts';
import { situacaoSaida } from '#domains/academico/contratos/situacoes.ts';

const grupo = z.object({ quantidade: z.number(), somaCentavos: dinheiro });

export const renegociadosSaida = grupo.extend({
  depois: grupo,
  recebidoCentavos: dinheiro,
  acordos: z.array(z.object({ id: z.number(), numero: z.number(), emAbertoCentavos: dinheiro })),
});

export const multasSaida = z.array(z.object({ pagadorId: z.number(), pagadorNome: z.string(), valorCentavos: dinheiro }));

export const previaDeCancelamentoSaida = z.object({
  dataEfeito: z.string(),
  contratos: z.array(
    z.object({
      contratoId: z.number(),
      numero: z.string(),
      alunoNome: z.string(),
      turmaNome: z.string().nullable(),
      situacao: situacaoSaida,
      impedimento: z.string().nullable(),
      cancelados: grupo,
      devidos: grupo,
      pagos: grupo,
      suspensos: grupo,
      renegociados: renegociadosSaida,
      dataMinima: z.string(),
      dataMaxima: z.string(),
      multaCentavos: dinheiro,
      multas: multasSaida,
    }),
  ),
  totais: z.object({
    contratos: z.number(),
    recusados: z.number(),
    cancelados: grupo,
    devidos: grupo,
    pagos: grupo,
    suspensos: grupo,
    renegociados: grupo,
    multaCentavos: dinheiro,
  }),
});

export const canceladoSaida = z.object({
  id: z.number(),
  situacaoId: z.number(),
  titulosCancelados: z.number(),
  canceladoCentavos: dinheiro,
  multaCentavos: dinheiro,
});
