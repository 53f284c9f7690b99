import type { ReactNode } from 'react';
import { formatarCelula } from '#shared/relatorios/celulas.ts';
import type { ColunaDeRelatorio, LinhaDeRelatorio } from '#shared/relatorios/colunas.ts';
import type { ValoresSoltos } from '#shared/relatorios/filtros.ts';
import { useIdioma } from '../i18n.tsx';
import { Elo } from '../navegacao.tsx';

/** A cell, as a link where its column leads somewhere. */
export function CelulaDoRelatorio({
  coluna,
  linha,
  aplicados,
}: {
  coluna: ColunaDeRelatorio;
  linha: LinhaDeRelatorio;
  aplicados: ValoresSoltos;
}): ReactNode {
  const { idioma } = useIdioma();
  const texto = formatarCelula(coluna, linha[coluna.chave], idioma);
  const destino = texto === '' ? null : (coluna.elo?.(linha, aplicados) ?? null);
  return destino ? <Elo {...destino}>{texto}</Elo> : texto;
}
