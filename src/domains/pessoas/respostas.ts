import { z } from 'zod';
import type { CampoPessoa } from './campos-pessoa.ts';
import { camposPessoa } from './campos-pessoa.ts';

// What leaves the server. Schemas of answers are plain: what is stored was validated when it came in.
const texto = z.string();
const nulo = texto.nullable();
const id = z.number().int();

const campos = Object.fromEntries(camposPessoa.map((campo) => [campo, campo === 'nome' ? texto : nulo])) as {
  [K in CampoPessoa]: K extends 'nome' ? z.ZodString : z.ZodNullable<z.ZodString>;
};

/** A photo as the specification names it: file name, base64, media type. */
export const fotoSaida = z.object({ name: texto, src: texto, tipo: texto });
export const enderecoSaida = z.object({
  id,
  tipo: texto,
  /** Abroad the postal code as that country writes it, or none. */
  cep: nulo,
  logradouro: texto,
  numero: nulo,
  complemento: nulo,
  bairro: nulo,
  cidade: texto,
  cidadeIbge: nulo,
  uf: nulo,
  pais: texto,
  principal: z.boolean(),
});
export const contatoSaida = z.object({ id, tipo: texto, valor: texto, principal: z.boolean() });
export const filiacaoSaida = z.object({ id, tipo: texto, nome: texto, filiadoPessoaId: id.nullable(), filiadoNome: nulo.optional() });

export const pessoaSaida = z.object({
  id,
  codigo: id,
  nomeCompleto: texto,
  versao: id,
  criadaEm: texto,
  alteradaEm: texto,
  ...campos,
  foto: fotoSaida.nullable(),
  enderecos: z.array(enderecoSaida),
  contacts: z.array(contatoSaida),
  filiations: z.array(filiacaoSaida),
  /** Of somebody who died, the enrollments that still run. */
  matriculasEmCurso: z.array(z.object({ id, codigo: texto })),
});

export const pessoaSalva = z.object({ id, codigo: id, versao: id });
/** A photo changes the record at once: with the version that it changed. */
export const fotoTrocada = z.object({ ...pessoaSalva.shape, versaoAnterior: id });
export const itemNome = z.object({ id, nome: texto });
/** A line of a select or of the palette. */
export const itemBusca = z.object({ id, nome: texto, codigo: id, cpf: nulo, dataNascimento: nulo });
export const itemPessoa = z.object({
  id,
  codigo: id,
  nome: texto,
  sobrenome: nulo,
  nomeCompleto: texto,
  /** Masked (***.982.247-**) for who may not edit people. */
  cpf: nulo,
  dataNascimento: nulo,
  genero: nulo,
  cidade: nulo,
  uf: nulo,
  pais: nulo,
  celular: nulo,
  email: nulo,
  temFoto: z.boolean(),
});
export const duplicidade = z.object({
  id,
  codigo: id,
  nome: texto,
  cpf: nulo,
  dataNascimento: nulo,
  motivo: z.enum(['cpf', 'nome-nascimento', 'nome-parecido']),
});
export const linhaDoHistorico = z.object({
  seq: id,
  em: texto,
  usuarioNome: nulo,
  acao: texto,
  antes: z.record(z.string(), z.unknown()).nullable(),
  depois: z.record(z.string(), z.unknown()).nullable(),
  motivo: nulo,
});
export const cepSaida = z.object({
  cep: texto,
  logradouro: nulo,
  bairro: nulo,
  cidade: nulo,
  uf: texto,
  cidadeIbge: nulo,
  /** Only what the range of the CEP tells; the rest is typed. */
  parcial: z.boolean(),
});

export type ItemPessoa = z.output<typeof itemPessoa>;
export type ItemBusca = z.output<typeof itemBusca>;
export type Duplicidade = z.output<typeof duplicidade>;
export type EnderecoDoCep = z.output<typeof cepSaida>;
export type PessoaSaida = z.output<typeof pessoaSaida>;
export type LinhaDoHistorico = z.output<typeof linhaDoHistorico>;
