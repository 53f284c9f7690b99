import { normalizarBusca } from '#shared/palavras/busca.ts';
import { formatarCep, isCep, normalizarCep } from '#shared/documentos/cep.ts';
import type { Uf } from '#shared/listas/ufs.ts';
import type { Achados } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';
import './mensagens.ts';

/** How the country is stored, whatever way it was written. */
export const BRASIL = 'Brasil';
/** The longest postal code of an address abroad. */
export const codigoPostalMaximo = 12;

/** True for our own country in any of its spellings; nothing told is our own. */
export function isBrasil(pais: string | null | undefined): boolean {
  return ['', 'brasil', 'brazil', 'br'].includes(normalizarBusca(pais ?? ''));
}

type Lugar = { cep: string | null; uf: Uf | null; cidadeIbge: string | null; pais: string };

/** In Brazil an address has its CEP and state; abroad it has neither, and the postal code is written as that country writes it. */
export function conferirEndereco({ cep, uf, pais }: Lugar, ctx: Achados): void {
  if (!isBrasil(pais)) {
    if (uf) ctx.addIssue(recusa('UF_NO_EXTERIOR', {}, ['uf']));
    if (cep && cep.length > codigoPostalMaximo) ctx.addIssue(recusa('TAMANHO_MAXIMO', { tamanho: codigoPostalMaximo }, ['cep']));
    return;
  }
  if (!cep) ctx.addIssue(recusa('CAMPO_REQUERIDO', {}, ['cep']));
  else if (!isCep(cep)) ctx.addIssue(recusa('CEP_INVALIDO', {}, ['cep']));
  if (uf === null) ctx.addIssue(recusa('CAMPO_REQUERIDO', {}, ['uf']));
}

/** An address as it is stored. */
export const normalizarEndereco = <E extends Lugar>(endereco: E): E =>
  isBrasil(endereco.pais)
    ? { ...endereco, cep: endereco.cep ? normalizarCep(endereco.cep) : null, pais: BRASIL }
    : { ...endereco, uf: null, cidadeIbge: null };

export type EnderecoEscrito = {
  logradouro: string;
  numero: string | null;
  complemento: string | null;
  bairro: string | null;
  cidade: string;
  uf: string | null;
  cep: string | null;
  pais: string;
};

/** The parts of an address as one writes them: street, place, postal code, and the country when it is another. */
export function partesDoEndereco(e: EnderecoEscrito): string[] {
  const rua = [e.logradouro, e.numero, e.complemento, e.bairro].filter(Boolean).join(', ');
  const brasil = isBrasil(e.pais);
  const codigo = e.cep && brasil ? formatarCep(e.cep) : e.cep;
  return [rua, lugarDe(e), codigo, brasil ? null : e.pais].filter((parte): parte is string => Boolean(parte));
}

/** An address on one line. */
export const escreverEndereco = (endereco: EnderecoEscrito): string => partesDoEndereco(endereco).join(', ');

/** 'Belém/PA'; abroad the city alone. */
export const lugarDe = ({ cidade, uf }: Pick<EnderecoEscrito, 'cidade' | 'uf'>): string => (uf ? `${cidade}/${uf}` : cidade);
