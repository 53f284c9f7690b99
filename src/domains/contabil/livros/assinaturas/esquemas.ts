import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { definirLista } from '#shared/listas/opcao.ts';
import { definirMensagensDeCampo, recusa } from '#shared/validacao.ts';
import { seNadaRecusado } from '#shared/regra.ts';

definirMensagensDeCampo({
  MUNICIPIO_IBGE_INVALIDO: { br: 'O código do município no IBGE tem 7 dígitos', en: "The municipality's IBGE code has 7 digits" },
  NIRE_INVALIDO: { br: 'O NIRE tem 11 dígitos', en: 'A NIRE has 11 digits' },
});

/** Who answers for the school, by the official codes. */
export const qualificacoes = definirLista(
  { valor: '203', br: 'Diretor', en: 'Director' },
  { valor: '205', br: 'Administrador', en: 'Administrator' },
  { valor: '309', br: 'Procurador', en: 'Attorney' },
  { valor: '801', br: 'Empresário', en: 'Sole owner' },
);
/** The official plan that the accounts of the school refer to. */
export const planosReferenciais = definirLista(
  { valor: '1', br: 'Lucro real', en: 'Actual profit' },
  { valor: '2', br: 'Lucro presumido', en: 'Presumed profit' },
  { valor: '5', br: 'Imune ou isenta', en: 'Immune or exempt' },
);
const digitos = (quantos: number, codigo: string) =>
  campo.textoOpcional(quantos).superRefine((texto, ctx) => {
    if (texto !== null && texto !== undefined && !new RegExp(`^\\d{${quantos}}$`).test(texto)) ctx.addIssue(recusa(codigo));
  }, seNadaRecusado);

export const assinaturasDosLivros = z.strictObject({
  versao: campo.versao(),
  contadorNome: campo.textoOpcional(120),
  contadorCpf: campo.cpf.opcional(),
  contadorCrc: campo.textoOpcional(20),
  contadorCrcUf: campo.uf.opcional(),
  // As long as the file of the official bookkeeping has room for.
  contadorEmail: campo.email.opcional().superRefine((texto, ctx) => {
    if ((texto ?? '').length > 60) ctx.addIssue(recusa('TAMANHO_MAXIMO', { tamanho: 60 }));
  }, seNadaRecusado),
  contadorTelefone: campo.telefone.opcional(),
  responsavelNome: campo.textoOpcional(120),
  responsavelCpf: campo.cpf.opcional(),
  responsavelQualificacao: campo.opcao.opcional(qualificacoes),
  municipioIbge: digitos(7, 'MUNICIPIO_IBGE_INVALIDO'),
  nire: digitos(11, 'NIRE_INVALIDO'),
  dataConstituicao: campo.dataCivil.opcional(),
  planoReferencial: campo.opcao.opcional(planosReferenciais),
});
