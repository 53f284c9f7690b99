import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { confirmacaoDada } from '#domains/acesso/confirmacoes/esquemas.ts';
import { type Achados, regra, seNadaRecusado } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';
import './mensagens.ts';

export const ok = z.object({ ok: z.literal(true) });
export const linhaDoHistorico = z.object({
  seq: z.number(),
  em: z.string(),
  usuarioNome: z.string().nullable(),
  acao: z.string(),
  antes: z.record(z.string(), z.unknown()).nullable(),
  depois: z.record(z.string(), z.unknown()).nullable(),
  motivo: z.string().nullable(),
});

/** A number as it was shown to somebody is not that number. */
const semMascara = (maximo: number) =>
  campo
    .textoOpcional(maximo)
    .unwrap()
    .superRefine((valor, ctx) => {
      if (valor?.includes('•')) ctx.addIssue(recusa('CONTA_MASCARADA'));
    }, seNadaRecusado);
/** Where the salary goes; '' and null are nothing. */
const formaBanco = {
  bancoCodigo: campo
    .textoOpcional(3)
    .unwrap()
    .superRefine((valor, ctx) => {
      if (valor !== null && !/^\d{3}$/.test(valor)) ctx.addIssue(recusa('BANCO_INVALIDO'));
    }, seNadaRecusado),
  bancoAgencia: semMascara(10),
  bancoConta: semMascara(20),
};
const formaFuncionario = {
  cargo: campo.texto({ max: 80 }),
  departamento: campo.textoOpcional(80),
  docente: z.boolean().default(false),
  dataAdmissao: campo.dataCivil(),
  dataDemissao: campo.dataCivil.opcional(),
  bancoCodigo: formaBanco.bancoCodigo.default(null),
  bancoAgencia: formaBanco.bancoAgencia.default(null),
  bancoConta: formaBanco.bancoConta.default(null),
};
/** Bank data, new or other ones, and a dismissal undone of who has power, take a confirmation; without one the refusal names the act. */
const comConfirmacao = { confirmacao: confirmacaoDada.optional() };
type Conferivel = { dataAdmissao: string } & Partial<Record<'dataDemissao' | 'bancoCodigo' | 'bancoAgencia' | 'bancoConta', string | null>>;

/** Rules across the fields of an employee; shared by the form and the API. */
export function conferirFuncionario(f: Conferivel, ctx: Achados): void {
  if (f.dataDemissao && f.dataDemissao < f.dataAdmissao) ctx.addIssue(recusa('DEMISSAO_ANTES_DA_ADMISSAO', {}, ['dataDemissao']));
  const partes = [f.bancoCodigo, f.bancoAgencia, f.bancoConta].map((parte) => parte ?? null);
  if (partes.some((parte) => parte !== null) && partes.includes(null))
    ctx.addIssue(recusa('DADOS_BANCARIOS_INCOMPLETOS', {}, ['bancoConta']));
}

export const novoFuncionario = z
  .strictObject({ pessoaId: campo.id(), ...formaFuncionario, ...comConfirmacao })
  .check(regra(conferirFuncionario));
/** Absent members stay as they are: nobody is admitted again, nor loses the bank account, by what a client does not know. */
export const edicaoFuncionario = z
  .strictObject({
    id: campo.id(),
    versao: campo.versao(),
    ...formaFuncionario,
    departamento: formaFuncionario.departamento.unwrap().optional(),
    docente: z.boolean().optional(),
    dataDemissao: formaFuncionario.dataDemissao.unwrap().optional(),
    bancoCodigo: formaBanco.bancoCodigo.optional(),
    bancoAgencia: formaBanco.bancoAgencia.optional(),
    bancoConta: formaBanco.bancoConta.optional(),
    ...comConfirmacao,
  })
  .check(regra(conferirFuncionario));
export type DadosFuncionario = z.output<typeof novoFuncionario>;

export const linhaFuncionario = z.object({
  id: z.number(),
  pessoaId: z.number(),
  nome: z.string(),
  cargo: z.string(),
  departamento: z.string().nullable(),
  docente: z.boolean(),
  dataAdmissao: z.string(),
  dataDemissao: z.string().nullable(),
  ativo: z.boolean(),
  email: z.string().nullable(),
});
export const funcionarioCompleto = linhaFuncionario.extend({
  bancoCodigo: z.string().nullable(),
  bancoAgencia: z.string().nullable(),
  bancoConta: z.string().nullable(),
  /** Branch and account are shown only to those who may change it, and to them only when they open the record. */
  bancoMascarado: z.boolean(),
  versao: z.number(),
});
