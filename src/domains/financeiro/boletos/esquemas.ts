import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { filtroId, filtroTexto } from '#shared/listas/paginacao.ts';
import type { Achados } from '#shared/regra.ts';
import { definirMensagensDeCampo, recusa } from '#shared/validacao.ts';

definirMensagensDeCampo({
  ESCOLHA_OU_FILTRO: { br: 'Informe os registros ou um filtro', en: 'Give the records or a filter' },
});

/** Most titles of one emission, slips of one printing or one remittance. */
export const maximoDeBoletos = 5_000;
const ids = (maximo: number) => z.array(campo.id()).min(1).max(maximo);

/** What may narrow the titles that wait for a slip. */
export const filtrosDeTitulos = {
  Nome: filtroTexto(100),
  TurmaId: filtroId(),
  AlunoId: filtroId(),
  PagadorId: filtroId(),
  ContaBancariaId: filtroId(),
  VencimentoInicial: campo.dataCivil.opcional(),
  VencimentoFinal: campo.dataCivil.opcional(),
};
/** What may narrow the slips. */
export const filtrosDeBoletos = {
  ...filtrosDeTitulos,
  Situacao: filtroTexto(100),
  /** Only slips that no longer ask for what their titles owe. */
  Desatualizados: z.enum(['sim']).optional(),
};
export const escolha = <F extends z.ZodRawShape>(filtros: F) => ({
  ids: ids(maximoDeBoletos).optional(),
  /** All of a filter but some, instead of rows. */
  filtro: z.strictObject(filtros).optional(),
  exceto: z.array(campo.id()).max(maximoDeBoletos).optional(),
});
export const umaEscolha = ({ ids: escolhidos, filtro }: { ids?: unknown; filtro?: unknown }, ctx: Achados): void => {
  if ((escolhidos === undefined) === (filtro === undefined)) ctx.addIssue(recusa('ESCOLHA_OU_FILTRO'));
};
