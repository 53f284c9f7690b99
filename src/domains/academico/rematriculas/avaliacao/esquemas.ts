import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { valoresDaLista } from '#shared/listas/opcao.ts';
import { movimentos, resultados } from '#domains/academico/matriculas/situacoes.ts';

/** Students that one preview shows and one run takes. */
export const alunosMaximo = 3000;

export const anos = { anoOrigemId: campo.id(), anoDestinoId: campo.id() };

/** How the students are enrolled and billed. */
export const formaCriterios = {
  movimento: z.enum(['pre_matricula', 'ativa']).default('pre_matricula'),
  contratos: z.enum(['nenhum', 'rascunho', 'ativo']).default('rascunho'),
  dataMatricula: campo.dataCivil.opcional(),
  aceitarPendentes: z.boolean().default(false),
  itens: z.enum(['anuidade', 'contrato']).default('contrato'),
  primeiroVencimento: campo.dataCivil.opcional(),
  formaPagamentoId: campo.id.opcional(),
  /** Discounts that go on; null leaves it to the register: those active and valid on the first due date. */
  descontoIds: z.array(campo.id()).max(200).nullable().default(null),
};

export const movimento = z.enum(valoresDaLista(movimentos));

export const resultado = z.enum(valoresDaLista(resultados));

const criterios = z.object(formaCriterios);
export type CriteriosPedidos = z.output<typeof criterios>;
