/** What stands on the screen, in pixels of the window. */
export type Caixa = { left: number; right: number; top: number; bottom: number };
export type Alinhamento = 'inicio' | 'fim';

type Pedido = {
  /** What the panel hangs from. */
  ancora: Caixa;
  /** The part of the window that can be seen: less than the whole when a phone's keyboard is open. */
  tela: Caixa;
  /** The size that the panel's content asks for. */
  largura: number;
  altura: number;
  alinhamento: Alinhamento;
};

const VAO = 4;
const MARGEM = 8;

/**
 * Where a hanging panel stands: under its anchor, above it when there is more room there and too little below, never
 * beyond the sides. `alturaMaxima` is the room that it has; what does not fit scrolls inside.
 */
export function posicaoDoSuspenso({ ancora, tela, largura, altura, alinhamento }: Pedido): {
  left: number;
  top: number;
  alturaMaxima: number;
} {
  const abaixo = Math.max(tela.bottom - MARGEM - ancora.bottom - VAO, 0);
  const acima = Math.max(ancora.top - VAO - tela.top - MARGEM, 0);
  const sobe = altura > abaixo && acima > abaixo;
  const alturaMaxima = sobe ? acima : abaixo;
  const top = sobe ? ancora.top - VAO - Math.min(altura, acima) : ancora.bottom + VAO;
  const desejado = alinhamento === 'fim' ? ancora.right - largura : ancora.left;
  const left = Math.max(Math.min(desejado, tela.right - MARGEM - largura), tela.left + MARGEM);
  return { left, top, alturaMaxima };
}
