/** The modules of a QR code: side, and each horizontal run of dark ones. */
export type MatrizQr = { tamanho: number; faixas: readonly { x: number; y: number; largura: number }[] };

/** Runs of dark modules, row by row: far fewer shapes than modules, and no hair lines between them. */
export function faixasDe(tamanho: number, escuro: (linha: number, coluna: number) => boolean): MatrizQr {
  const faixas: { x: number; y: number; largura: number }[] = [];
  for (let y = 0; y < tamanho; y += 1) {
    for (let x = 0; x < tamanho; x += 1) {
      if (!escuro(y, x)) continue;
      const inicio = x;
      while (x + 1 < tamanho && escuro(y, x + 1)) x += 1;
      faixas.push({ x: inicio, y, largura: x - inicio + 1 });
    }
  }
  return { tamanho, faixas };
}

/** The code as the path of an SVG, one unit a module. */
export const caminhoSvg = ({ faixas }: MatrizQr): string =>
  faixas.map(({ x, y, largura }) => `M${x} ${y}h${largura}v1h-${largura}z`).join('');
