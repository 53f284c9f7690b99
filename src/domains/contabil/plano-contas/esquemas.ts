import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { regra, seNadaRecusado, type Achados } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';
import { gruposConta, naturezas, tiposConta } from '../grupos.ts';
import { entidades, isMascara } from './plano.ts';
import './mensagens.ts';

const codigo = campo.texto({ max: 30 });
const dados = {
  codigo,
  nome: campo.texto({ max: 120 }),
  tipo: z.enum(tiposConta),
  natureza: z.enum(naturezas),
  grupo: z.enum(gruposConta),
  exigeCentroCusto: z.boolean().default(false),
  /** The account of the official plan. */
  codigoReferencial: campo.textoOpcional(30),
  ativa: z.boolean().default(true),
};
type Conta = { tipo: string; grupo: string; exigeCentroCusto: boolean };
function conferirCentro(c: Conta, ctx: Achados): void {
  if (c.exigeCentroCusto && (c.tipo !== 'analitica' || (c.grupo !== 'receita' && c.grupo !== 'despesa')))
    ctx.addIssue(recusa('CENTRO_SO_EM_RESULTADO', {}, ['exigeCentroCusto']));
}
export const novaConta = z.strictObject(dados).check(regra(conferirCentro));
export const edicaoConta = z.strictObject({ id: campo.id(), versao: campo.versao(), ...dados }).check(regra(conferirCentro));

const mascara = campo.texto({ max: 30 }).superRefine((texto, ctx) => {
  if (!isMascara(texto)) ctx.addIssue(recusa('MASCARA_INVALIDA'));
}, seNadaRecusado);
export const configuracaoDoPlano = z.strictObject({
  versao: campo.versao(),
  mascara,
  entidade: z.enum(entidades),
  contaApuracaoId: campo.id.opcional(),
  contaResultadoId: campo.id.opcional(),
});

export const CONTAS_POR_PLANILHA = 2000;
export const contaDaPlanilha = z.strictObject({
  codigo,
  nome: campo.texto({ max: 120 }),
  tipo: z.enum(tiposConta),
  natureza: z.enum(naturezas),
  grupo: z.enum(gruposConta),
  codigoReferencial: campo.textoOpcional(30),
});
export const importacaoDoPlano = z.strictObject({ contas: z.array(contaDaPlanilha).min(1).max(CONTAS_POR_PLANILHA) });
export const modeloDoPlano = z.strictObject({ entidade: z.enum(entidades) });
