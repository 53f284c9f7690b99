import { z } from 'zod';
import { isCep, normalizarCep } from '../documentos/cep.ts';
import { isCertidao, normalizarCertidao } from '../documentos/certidao.ts';
import { isCnpj, normalizarCnpj } from '../documentos/cnpj.ts';
import { isCpf, normalizarCpf } from '../documentos/cpf.ts';
import { isCpfOuCnpj, normalizarCpfOuCnpj, tipoDocumento } from '../documentos/cpf-ou-cnpj.ts';
import { isPis, normalizarPis } from '../documentos/pis.ts';
import { isCelular, isTelefone, normalizarTelefone } from '../documentos/telefone.ts';
import { isTituloEleitor, normalizarTituloEleitor } from '../documentos/titulo-eleitor.ts';
import { siglasUf, type Uf } from '../listas/ufs.ts';
import { recusa } from '../validacao.ts';
import { type Campo, type CampoOpcional, opcional, textoLimpo, textoValido } from './base.ts';

/** Longer than any of these documents with its mask. */
const documentoMaximo = 60;

type Par = (() => z.ZodString) & { opcional: () => CampoOpcional<string> };

function documento(limpar: (texto: string) => string, isValido: (texto: string) => boolean, codigo: string): Par {
  const criar = () => textoValido(limpar, isValido, codigo, documentoMaximo);
  return Object.assign(criar, { opcional: () => opcional(criar()) });
}

/** CPF, stored as eleven digits. */
export const cpf = documento(normalizarCpf, isCpf, 'CPF_INVALIDO');
/** CNPJ, numeric or alphanumeric, stored as fourteen characters in upper case. */
export const cnpj = documento(normalizarCnpj, isCnpj, 'CNPJ_INVALIDO');
/** PIS/PASEP, stored as eleven digits. */
export const pis = documento(normalizarPis, isPis, 'PIS_INVALIDO');
/** Voter id, stored as twelve digits. */
export const tituloEleitor = documento(normalizarTituloEleitor, isTituloEleitor, 'TITULO_ELEITOR_INVALIDO');
/** Registration of a civil certificate, stored as 32 digits. */
export const certidao = documento(normalizarCertidao, isCertidao, 'CERTIDAO_INVALIDA');
/** CEP, stored as eight digits. */
export const cep = documento(normalizarCep, isCep, 'CEP_INVALIDO');
/** Any Brazilian phone, stored in E.164. */
export const telefone = documento(normalizarTelefone, isTelefone, 'TELEFONE_INVALIDO');
/** A mobile phone, stored in E.164. */
export const celular = documento(normalizarTelefone, isCelular, 'CELULAR_INVALIDO');

function criarCpfOuCnpj(): z.ZodString {
  return textoLimpo(normalizarCpfOuCnpj, documentoMaximo, (texto, ctx) => {
    if (!isCpfOuCnpj(texto)) ctx.addIssue(recusa(tipoDocumento(texto) === 'cpf' ? 'CPF_INVALIDO' : 'CNPJ_INVALIDO'));
  });
}

/** CPF when it has eleven digits, otherwise CNPJ; the refusal names the one it was taken for. */
export const cpfOuCnpj = Object.assign(criarCpfOuCnpj, { opcional: (): CampoOpcional<string> => opcional(criarCpfOuCnpj()) });

function criarUf(): Campo<Uf, string> {
  return textoLimpo(
    (bruto) => bruto.trim().toUpperCase(),
    documentoMaximo,
    () => undefined,
  ).pipe(z.enum(siglasUf, { error: 'UF_INVALIDA' }));
}

/** Abbreviation of one of the 27 states, in upper case. */
export const uf = Object.assign(criarUf, { opcional: (): CampoOpcional<Uf, string> => opcional(criarUf()) });
