import { tiposImposto } from '#domains/financeiro/cadastros/listas.ts';
import { formatarData } from '#shared/datas.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import type { Idioma } from '#shared/erros.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import type { recolhimentosApi } from '../api.ts';

export type ARecolher = RespostaCliente<typeof recolhimentosApi.obterARecolher>;
export type GrupoARecolher = ARecolher['grupos'][number];

/** "IR 1708": how people call what one form collects. */
export const nomeDoImposto = ({ tipo, codigo }: Pick<GrupoARecolher, 'tipo' | 'codigo'>, idioma: Idioma): string =>
  [rotuloDe(tiposImposto, tipo, idioma), codigo].filter(Boolean).join(' ');
export const mesEmTexto = (competencia: string): string => formatarData(competencia).slice(3);
export const chaveDoGrupo = ({ fornecedorId, tipo, codigo, competencia, dataVencimento }: GrupoARecolher): string =>
  [fornecedorId, tipo, codigo, competencia, dataVencimento].join(' ');
