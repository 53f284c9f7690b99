import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { lerDecimal } from '#shared/decimais.ts';
import { type Achados, regra } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';
import { edicao } from '../api-comum.ts';
import { areasDoConhecimento, tiposDisciplina } from './listas.ts';
import '../mensagens.ts';

const ordem = campo.inteiro({ min: 0, max: 9999 });
const cargaHoraria = campo.inteiro({ min: 1, max: 9999 }).nullable().default(null);
const isZero = (decimal: string): boolean => lerDecimal(decimal, 4) === 0n;

export const esquemaDisciplina = z.strictObject({
  nome: campo.texto({ max: 80 }),
  sigla: campo.textoOpcional(10),
  area: campo.opcao.opcional(areasDoConhecimento),
  cargaHoraria,
  tipo: campo.opcao(tiposDisciplina),
  contaPromocao: z.boolean().default(true),
  ordem: ordem.default(0),
  ativa: z.boolean().default(true),
});
export const esquemaEdicaoDisciplina = esquemaDisciplina.extend(edicao);

const tipoAvaliacao = z.strictObject({
  nome: campo.texto({ max: 80 }),
  sigla: campo.textoOpcional(10),
  valorMaximo: campo.taxa({ max: '1000' }).default('10.0000'),
  peso: campo.taxa({ max: '100' }).default('1.0000'),
  recuperacao: z.boolean().default(false),
  todosOsCursos: z.boolean().default(true),
  /** Ignored when the type serves all courses. */
  cursos: z.array(campo.id()).max(200).default([]),
  ativo: z.boolean().default(true),
});
const conferirTipo = (tipo: z.output<typeof tipoAvaliacao>, ctx: Achados): void => {
  if (isZero(tipo.valorMaximo)) ctx.addIssue(recusa('VALOR_MAXIMO_ZERO', {}, ['valorMaximo']));
  if (isZero(tipo.peso)) ctx.addIssue(recusa('AVALIACAO_PESO_ZERO', {}, ['peso']));
  if (!tipo.todosOsCursos && tipo.cursos.length === 0) ctx.addIssue(recusa('TIPO_SEM_CURSO', {}, ['cursos']));
};
export const esquemaTipoAvaliacao = tipoAvaliacao.check(regra(conferirTipo));
export const esquemaEdicaoTipoAvaliacao = tipoAvaliacao.extend(edicao).check(regra(conferirTipo));
