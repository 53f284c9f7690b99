import type { ReactNode } from 'react';
import { formatarCelula } from '#shared/relatorios/celulas.ts';
import type { Relatorio } from '#shared/relatorios/definicao.ts';
import type { ColunaDeRelatorio, LinhaDeRelatorio } from '#shared/relatorios/colunas.ts';
import type { ValoresSoltos } from '#shared/relatorios/filtros.ts';
import { useIdioma } from '../i18n.tsx';
import { Elo } from '../navegacao.tsx';

/** A cell, as a link where its column leads somewhere. */
export function CelulaDoRelatorio({
  coluna,
  linha,
  aplicados,
  arvore,
}: {
  coluna: ColunaDeRelatorio;
  linha: LinhaDeRelatorio;
  aplicados: ValoresSoltos;
  arvore?: Relatorio['arvore'];
}): ReactNode {
  const { idioma } = useIdioma();
  const texto = formatarCelula(coluna, linha[coluna.chave], idioma);
  const destino = texto === '' ? null : (coluna.elo?.(linha, aplicados) ?? null);
  const conteudo = destino ? <Elo {...destino}>{texto}</Elo> : texto;
  if (arvore?.coluna !== coluna.chave) return conteudo;
  return <span style={{ paddingInlineStart: `${(Number(linha[arvore.nivel]) - 1) * 14}px` }}>{conteudo}</span>;
}
