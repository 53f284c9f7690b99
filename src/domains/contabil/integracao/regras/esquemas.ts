import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { regra } from '#shared/regra.ts';
import type { Achados } from '#shared/regra.ts';
import { definirMensagensDeCampo, recusa } from '#shared/validacao.ts';
import { entidades } from '#domains/contabil/plano-contas/plano.ts';
import { DINHEIRO, eventosComRegra, foraDoDinheiro, parteDe, variantesDe } from '../partes.ts';
import { errosRegra } from './erros.ts';

type Textos = { br: string; en: string };
const mensagem = ({ br, en }: Textos): Textos => ({ br, en });
const { definicoes } = errosRegra;
definirMensagensDeCampo({
  REGRA_SEM_PARTE: mensagem(definicoes.REGRA_SEM_PARTE),
  REGRA_SEM_CONTA: mensagem(definicoes.REGRA_SEM_CONTA),
  REGRA_LADO_DEMAIS: mensagem(definicoes.REGRA_LADO_DEMAIS),
  REGRA_DO_DINHEIRO_COM_CRITERIO: mensagem(definicoes.REGRA_DO_DINHEIRO_COM_CRITERIO),
  REGRA_SEM_VARIANTE: mensagem(definicoes.REGRA_SEM_VARIANTE),
  REGRA_DISPENSA_COM_CONTA: mensagem(definicoes.REGRA_DISPENSA_COM_CONTA),
  REGRA_MESMA_CONTA: mensagem(definicoes.REGRA_MESMA_CONTA),
});

type Conferivel = { evento: string; parte: string; dispensa: boolean; debitoId: number | null; creditoId: number | null } & {
  [K in (typeof foraDoDinheiro)[number]]: unknown;
};
/** A rule names a part that its event has, and an account on each side that neither money nor another part decides. Pure. */
export function conferirRegra({ evento, parte, dispensa, debitoId, creditoId, ...criterios }: Conferivel, achados: Achados): void {
  for (const nome of evento === DINHEIRO ? foraDoDinheiro : [])
    if (criterios[nome] !== null) achados.addIssue(recusa('REGRA_DO_DINHEIRO_COM_CRITERIO', {}, [nome]));
  const lados = parteDe(evento, parte);
  if (lados === null) return achados.addIssue(recusa('REGRA_SEM_PARTE', {}, ['parte']));
  const { variante } = criterios;
  if (evento !== DINHEIRO && variante !== null && !variantesDe(evento, parte).some((v) => v === variante))
    achados.addIssue(recusa('REGRA_SEM_VARIANTE', {}, ['variante']));
  const contas = { debitoId, creditoId };
  for (const [campoDoLado, lado] of [
    ['debitoId', lados.debito],
    ['creditoId', lados.credito],
  ] as const) {
    if (dispensa && contas[campoDoLado] !== null) achados.addIssue(recusa('REGRA_DISPENSA_COM_CONTA', {}, [campoDoLado]));
    else if (lado === null && contas[campoDoLado] !== null) achados.addIssue(recusa('REGRA_LADO_DEMAIS', {}, [campoDoLado]));
    else if (!dispensa && lado === 'regra' && contas[campoDoLado] === null) achados.addIssue(recusa('REGRA_SEM_CONTA', {}, [campoDoLado]));
  }
  if (!dispensa && debitoId === null && creditoId === null && lados.debito !== 'regra' && lados.credito !== 'regra')
    achados.addIssue(recusa('REGRA_SEM_CONTA', {}, ['debitoId']));
  if (debitoId !== null && debitoId === creditoId) achados.addIssue(recusa('REGRA_MESMA_CONTA', {}, ['creditoId']));
}

const regraContabil = {
  evento: z.enum(eventosComRegra),
  parte: campo.texto({ max: 40 }),
  variante: campo.textoOpcional(40),
  segmentacaoId: campo.id.opcional(),
  cursoId: campo.id.opcional(),
  categoriaId: campo.id.opcional(),
  grupoProdutoId: campo.id.opcional(),
  formaPagamentoId: campo.id.opcional(),
  contaBancariaId: campo.id.opcional(),
  vigenteDesde: campo.dataCivil(),
  dispensa: z.boolean().default(false),
  debitoId: campo.id.opcional(),
  creditoId: campo.id.opcional(),
  centroCustoId: campo.id.opcional(),
  historico: campo.textoOpcional(200),
};
export const novaRegra = z.strictObject(regraContabil).check(regra(conferirRegra));
export const edicaoRegra = z.strictObject({ id: campo.id(), versao: campo.versao(), ...regraContabil }).check(regra(conferirRegra));
export const cargaDoConjunto = z.strictObject({ entidade: z.enum(entidades), vigenteDesde: campo.dataCivil() });
