import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { type Achados, regra, seNadaRecusado } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';
import { isCampoAlteravel, problemasDaAlteracao } from '#domains/pessoas/registro/alteracao.ts';
import { enderecoAlteravelSaida } from '#domains/pessoas/endereco-alteravel.ts';
import { situacoesProtocolo } from './protocolos/decisao.ts';
import './mensagens.ts';

export const ok = z.object({ ok: z.literal(true) });
export const situacaoProtocolo = z.enum(situacoesProtocolo);
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
type Conferivel = { dataAdmissao: string } & Partial<Record<'dataDemissao' | 'bancoCodigo' | 'bancoAgencia' | 'bancoConta', string | null>>;

/** Rules across the fields of an employee; shared by the form and the API. */
export function conferirFuncionario(f: Conferivel, ctx: Achados): void {
  if (f.dataDemissao && f.dataDemissao < f.dataAdmissao) ctx.addIssue(recusa('DEMISSAO_ANTES_DA_ADMISSAO', {}, ['dataDemissao']));
  const partes = [f.bancoCodigo, f.bancoAgencia, f.bancoConta].map((parte) => parte ?? null);
  if (partes.some((parte) => parte !== null) && partes.includes(null))
    ctx.addIssue(recusa('DADOS_BANCARIOS_INCOMPLETOS', {}, ['bancoConta']));
}

export const novoFuncionario = z.strictObject({ pessoaId: campo.id(), ...formaFuncionario }).check(regra(conferirFuncionario));
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

/** A text, or the parts of an address for the field `endereco`: whose registration it is checks them as its form does. */
const valorProposto = z.union([z.record(z.string(), z.unknown()), campo.textoOpcional(200)]);
/** What a field says, said or should say. */
const valor = z.union([z.string(), enderecoAlteravelSaida]).nullable();

type Pedido = { campo: string; valorProposto: unknown };

/** Everything wrong with what a protocol asks for, at the rows of the request. */
function conferirPedido({ campos }: { campos: readonly Pedido[] }, ctx: Achados): void {
  const nomes = campos.map(({ campo: nome }) => nome);
  for (const [indice, nome] of nomes.entries()) {
    const codigo = nomes.indexOf(nome) < indice ? 'CAMPO_REPETIDO' : isCampoAlteravel(nome) ? null : 'CAMPO_NAO_ALTERAVEL';
    if (codigo !== null) ctx.addIssue(recusa(codigo, {}, ['campos', indice, 'campo']));
  }
  const valores = campos.flatMap(({ campo: nome, valorProposto: proposto }, indice): [string, unknown][] =>
    isCampoAlteravel(nome) && nomes.indexOf(nome) === indice ? [[nome, proposto]] : [],
  );
  for (const problema of problemasDaAlteracao(Object.fromEntries(valores))) {
    const [nome, ...resto] = problema.path;
    ctx.addIssue({ ...problema, path: ['campos', nomes.indexOf(String(nome)), 'valorProposto', ...resto] });
  }
}

export const novoProtocolo = z
  .strictObject({
    pessoaId: campo.id(),
    motivo: campo.texto({ max: 500, multilinha: true }),
    campos: z
      .array(z.strictObject({ campo: z.string().min(1).max(60), valorProposto }))
      .min(1)
      .max(30),
  })
  .check(regra(conferirPedido));
export const decisaoProtocolo = z.strictObject({
  versao: campo.versao(),
  parecer: campo.textoOpcional(500, { multilinha: true }),
  campos: z
    .array(z.strictObject({ campo: z.string().min(1).max(60), aceito: z.boolean(), motivoRecusa: campo.textoOpcional(300) }))
    .min(1)
    .max(30),
});
export const linhaProtocolo = z.object({
  id: z.number(),
  numero: z.string(),
  pessoaId: z.number(),
  pessoaNome: z.string(),
  situacao: situacaoProtocolo,
  motivo: z.string(),
  solicitante: z.string(),
  campos: z.number(),
  temAnexo: z.boolean(),
  criadoEm: z.string(),
  decididoEm: z.string().nullable(),
});
export const campoDoProtocolo = z.object({
  campo: z.string(),
  valorAtual: valor,
  valorProposto: valor,
  decisao: z.enum(['aceito', 'recusado']).nullable(),
  motivoRecusa: z.string().nullable(),
  /** Value in the registration now; differs from `valorAtual` when somebody changed it after the request. */
  valorAgora: valor,
  mudou: z.boolean(),
});
export const protocoloCompleto = linhaProtocolo.omit({ campos: true }).extend({
  parecer: z.string().nullable(),
  decididoPor: z.string().nullable(),
  anexoNome: z.string().nullable(),
  /** Documents that another took the place of, newest first. */
  anexosAnteriores: z.array(z.object({ id: z.number(), nome: z.string(), trocadoEm: z.string(), trocadoPor: z.string().nullable() })),
  versao: z.number(),
  campos: z.array(campoDoProtocolo),
});
export const camposDaPessoa = z.object({
  pessoaId: z.number(),
  nome: z.string(),
  campos: z.array(z.object({ campo: z.string(), valorAtual: valor })),
});
