import type { Idioma } from '#shared/erros.ts';
import { definicoesDeEventos, type Gravidade, type TipoDeEvento } from '#shared/eventos-de-seguranca.ts';
import { motivosDeEvento } from './motivos.ts';

const isConhecido = (tipo: string): tipo is TipoDeEvento => tipo in definicoesDeEventos;

/** What an event is called. One of a version of long ago keeps the name that it was stored by. */
export const nomeDoEvento = (tipo: string, idioma: Idioma): string => (isConhecido(tipo) ? definicoesDeEventos[tipo][idioma] : tipo);

export const gravidadeDoEvento = (tipo: string): Gravidade => (isConhecido(tipo) ? definicoesDeEventos[tipo].gravidade : 'rotina');

/** A room says by a code of its own what was not found there: to who reads events it is the same. */
const familias: readonly [RegExp, string][] = [
  [/NAO_ENCONTRAD[OA]$/, 'NAO_ENCONTRADO'],
  [/SO_ADMINISTRADOR$/, 'SO_ADMINISTRADOR'],
  [/^COTA_/, 'MUITAS_TENTATIVAS'],
  // What was confirmed, by the name of its act: the record that it names stands in the history of that record.
  [/^acesso\.poder\.usuario:/, 'ato_acesso_de_usuario'],
  [/^acesso\.poder\.perfil:/, 'ato_perfil'],
  [/^acesso\.regras:/, 'ato_regras'],
  [/^acesso\.segundo_fator:/, 'ato_segundo_fator'],
  [/^funcionario\.ficha:/, 'ato_funcionario'],
  [/^conta_cobranca\.convenio:/, 'ato_convenio'],
  [/^dados_bancarios\.pedido\./, 'ato_pedido'],
  [/^dados_bancarios\.aprovacao:/, 'ato_aprovacao'],
  [/^dados_bancarios\.reemissao:/, 'ato_reemissao'],
];

/** Why, in words where there are some: the rest are figures for whoever gives support. */
export function nomeDoMotivo(motivo: string | null, idioma: Idioma): string | null {
  if (motivo === null) return null;
  const familia = familias.find(([padrao]) => padrao.test(motivo))?.[1] ?? motivo;
  return motivosDeEvento[familia]?.[idioma] ?? motivo;
}
