import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { estadosCivis, generos, nacionalidades, parentescos } from '#shared/listas/pessoa.ts';
import { coresRacas } from './listas.ts';

/** Electoral zone or section: up to four digits, stored without leading blanks. */
const zonaOuSecao = () =>
  z
    .string()
    .trim()
    .regex(/^\d{1,4}$/, 'ZONA_OU_SECAO_INVALIDA');

/**
 * The simple members of a person, each validated and cleaned. All but the name may be left out: absent, null and ''
 * are null. The same shape serves the form, the API, the batch door and the protocol of registration changes.
 */
export const formaPessoa = {
  nome: campo.texto({ max: 100 }),
  sobrenome: campo.textoOpcional(150),
  nomeSocial: campo.textoOpcional(200),
  cpf: campo.cpf.opcional(),
  rg: campo.textoOpcional(20),
  rgOrgaoEmissor: campo.textoOpcional(20),
  rgUf: campo.uf.opcional(),
  rgDataEmissao: campo.dataCivil.opcional(),
  dataNascimento: campo.dataCivil.opcional(),
  dataFalecimento: campo.dataCivil.opcional(),
  genero: campo.opcao.opcional(generos),
  corRaca: campo.opcao.opcional(coresRacas),
  estadoCivil: campo.opcao.opcional(estadosCivis),
  nacionalidade: campo.opcao.opcional(nacionalidades),
  naturalidade: campo.textoOpcional(100),
  naturalidadeUf: campo.uf.opcional(),
  religiao: campo.textoOpcional(60),
  certidaoNascimento: campo.certidao.opcional(),
  certidaoTermo: campo.textoOpcional(20),
  certidaoLivro: campo.textoOpcional(20),
  certidaoFolha: campo.textoOpcional(20),
  tituloEleitor: campo.tituloEleitor.opcional(),
  zonaEleitoral: opcionalVazio(zonaOuSecao()),
  secaoEleitoral: opcionalVazio(zonaOuSecao()),
  pis: campo.pis.opcional(),
  registroProfissional: campo.textoOpcional(40),
  parentesco: campo.opcao.opcional(parentescos),
};

/** Absent, null and blank are null. */
export function opcionalVazio<S extends z.ZodType<string, string>>(schema: S): z.ZodDefault<z.ZodType<string | null, string | null>> {
  const nulo = z.preprocess((valor) => (typeof valor === 'string' && valor.trim() === '' ? null : valor), schema.nullable());
  return nulo.default(null) as z.ZodDefault<z.ZodType<string | null, string | null>>;
}

const esquemaCampos = z.object(formaPessoa);
export type CamposPessoa = z.output<typeof esquemaCampos>;
export type CampoPessoa = keyof CamposPessoa;
export const camposPessoa = Object.keys(formaPessoa) as readonly CampoPessoa[];

/** The simple members alone, out of anything that has them. */
export function soCampos(pessoa: CamposPessoa): CamposPessoa {
  return Object.fromEntries(camposPessoa.map((nome) => [nome, pessoa[nome]])) as CamposPessoa;
}

type SemPadrao<F> = F extends z.ZodDefault<infer T> ? z.ZodOptional<T> : F extends z.ZodType ? z.ZodOptional<F> : never;

/** The same shape for an edit: an absent member stays as it is, null or '' clears it. */
export const formaEdicao = Object.fromEntries(
  Object.entries(formaPessoa).map(([nome, schema]) => [nome, (schema instanceof z.ZodDefault ? schema.unwrap() : schema).optional()]),
) as { [K in keyof typeof formaPessoa]: SemPadrao<(typeof formaPessoa)[K]> };
