import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { tiposContato, tiposEndereco } from '#shared/listas/pessoa.ts';
import { type Achados, regra } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';
import { opcionalVazio } from './campos-pessoa.ts';
import { lerContato } from './contato.ts';
import { BRASIL, conferirEndereco, normalizarEndereco } from './endereco.ts';
import { tiposFiliacao } from './listas.ts';

/** At most this many of each kind of part. */
export const partesMaximo = 30;

const id = z
  .number()
  .int()
  .positive()
  .nullish()
  .transform((valor) => valor ?? null);
/** What the server gives to a new record: a client that sends the whole record leaves it null. */
export const doSistema = z.null('PREENCHIDO_PELO_SISTEMA').optional();
const principal = z.boolean().default(false);

export const formaEndereco = {
  tipo: campo.opcao(tiposEndereco),
  /** Required in Brazil, see `conferirEndereco`. */
  cep: campo.textoOpcional(20),
  logradouro: campo.texto({ max: 150 }),
  numero: campo.textoOpcional(20),
  complemento: campo.textoOpcional(100),
  bairro: campo.textoOpcional(100),
  cidade: campo.texto({ max: 100 }),
  cidadeIbge: opcionalVazio(
    z
      .string()
      .trim()
      .regex(/^\d{7}$/, 'IBGE_INVALIDO'),
  ),
  uf: campo.uf.opcional(),
  pais: z.preprocess((valor) => (valor === null || valor === '' ? undefined : valor), campo.texto({ max: 60 }).default(BRASIL)),
  principal,
};
export const formaContato = { tipo: campo.opcao(tiposContato), valor: campo.texto({ max: 200 }), principal };
export const formaFiliacao = {
  tipo: campo.opcao(tiposFiliacao),
  nome: campo.texto({ max: 200 }),
  filiadoPessoaId: campo.id.opcional(),
  /** Told when read; ignored when sent back. */
  filiadoNome: z.unknown().optional(),
};

type ContatoEscrito = { tipo: z.output<(typeof formaContato)['tipo']>; valor: string };
/** Refuses the value of a contact with the code of its kind. */
export function conferirContato({ tipo, valor }: ContatoEscrito, ctx: Achados): void {
  const lido = lerContato(tipo, valor);
  if ('codigo' in lido) ctx.addIssue(recusa(lido.codigo, {}, ['valor']));
}

/** A contact as it is stored. */
export function normalizarContato<C extends ContatoEscrito>(contato: C): C {
  const lido = lerContato(contato.tipo, contato.valor);
  return 'valor' in lido ? { ...contato, valor: lido.valor } : contato;
}

const semNome = <F extends { filiadoNome?: unknown }>({ filiadoNome: _nome, ...filiacao }: F): Omit<F, 'filiadoNome'> => filiacao;

export const esquemaEndereco = z
  .strictObject({ id, ...formaEndereco })
  .check(regra(conferirEndereco))
  .transform(normalizarEndereco);
export const esquemaContato = z
  .strictObject({ id, ...formaContato })
  .check(regra(conferirContato))
  .transform(normalizarContato);
export const esquemaFiliacao = z.strictObject({ id, ...formaFiliacao }).transform(semNome);

/** The parts of a new person are new: an id would be another one's. */
export function conferirSemIdsNasPartes(partes: Partes, ctx: Achados): void {
  for (const lista of ['enderecos', 'contacts', 'filiations'] as const)
    for (const [indice, { id: dado }] of partes[lista].entries())
      if (dado !== null) ctx.addIssue(recusa('PREENCHIDO_PELO_SISTEMA', {}, [lista, indice, 'id']));
}

export type Endereco = z.output<typeof esquemaEndereco>;
export type Contato = z.output<typeof esquemaContato>;
export type Filiacao = z.output<typeof esquemaFiliacao>;
export type Partes = { enderecos: Endereco[]; contacts: Contato[]; filiations: Filiacao[] };
