import type { Idioma } from '#shared/erros.ts';
import { definicoesDeEventos, type Gravidade, type TipoDeEvento } from '#shared/eventos-de-seguranca.ts';
import { motivosDeEvento } from './motivos.ts';

const isConhecido = (tipo: string): tipo is TipoDeEvento => tipo in definicoesDeEventos;

/** What an event is called. One of a version of long ago keeps the name that it was stored by. */
export const nomeDoEvento = (tipo: string, idioma: Idioma): string => (isConhecido(tipo) ? definicoesDeEventos[tipo][idioma] : tipo);

export const gravidadeDoEvento = (tipo: string): Gravidade => (isConhecido(tipo) ? definicoesDeEventos[tipo].gravidade : 'rotina');

/** Why, in words where there are some: the rest are codes and figures for whoever gives support. */
export const nomeDoMotivo = (motivo: string | null, idioma: Idioma): string | null =>
  motivo === null ? null : (motivosDeEvento[motivo]?.[idioma] ?? motivo);
