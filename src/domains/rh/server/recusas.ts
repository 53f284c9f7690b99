import { type ErroNegocio, versaoDesatualizada } from '#shared/erros.ts';
import { texto } from '#shared/textos.ts';
import { errosRh } from '../erros.ts';
import { mensagensDeRh } from '../mensagens.ts';

export type CodigoDeCampo = keyof typeof mensagensDeRh;

/** The refusal of a protocol whose fields are wrong, each with its place and message. */
export function recusaDeCampos(problemas: readonly { path: string; codigo: CodigoDeCampo }[]): ErroNegocio {
  const textos = (codigo: CodigoDeCampo) => ({ br: texto(mensagensDeRh, codigo, 'br'), en: texto(mensagensDeRh, codigo, 'en') });
  return errosRh.CAMPOS_DO_PROTOCOLO({}, { campos: problemas.map(({ path, codigo }) => ({ path, code: codigo, textos: textos(codigo) })) });
}

/** Refuses an edit that was based on another version, giving the record as it is now. */
export function conferirVersao(atual: { id: number; versao: number }, versao: number): void {
  if (atual.versao !== versao) throw versaoDesatualizada({ tipo: 'funcionario', id: atual.id }, atual);
}
