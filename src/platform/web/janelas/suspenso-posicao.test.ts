import { describe, expect, it } from 'vitest';
import { posicaoDoSuspenso } from './suspenso-posicao.ts';

const tela = { left: 0, right: 1000, top: 0, bottom: 800 };
const em = (left: number, top: number) => ({ left, right: left + 100, top, bottom: top + 30 });
const pedido = { tela, largura: 280, altura: 300, alinhamento: 'inicio' as const };

describe('posicaoDoSuspenso', () => {
  it('hangs under its anchor, from its left side', () => {
    expect(posicaoDoSuspenso({ ...pedido, ancora: em(200, 100) })).toEqual({ left: 200, top: 134, alturaMaxima: 658 });
  });

  it('ends at the right side of the anchor when asked', () => {
    expect(posicaoDoSuspenso({ ...pedido, ancora: em(500, 100), alinhamento: 'fim' }).left).toBe(320);
  });

  it('goes up when there is too little room below and more above', () => {
    expect(posicaoDoSuspenso({ ...pedido, ancora: em(200, 700) })).toEqual({ left: 200, top: 396, alturaMaxima: 688 });
  });

  it('stays below, and scrolls, when above is no better', () => {
    expect(posicaoDoSuspenso({ ...pedido, ancora: em(200, 300), altura: 2000 })).toEqual({ left: 200, top: 334, alturaMaxima: 458 });
  });

  it('fills the room above when even that is too little', () => {
    expect(posicaoDoSuspenso({ ...pedido, ancora: em(200, 600), altura: 2000 })).toEqual({ left: 200, top: 8, alturaMaxima: 588 });
  });

  it('never leaves the window by its sides', () => {
    expect(posicaoDoSuspenso({ ...pedido, ancora: em(950, 100) }).left).toBe(712);
    expect(posicaoDoSuspenso({ ...pedido, ancora: em(10, 100), alinhamento: 'fim' }).left).toBe(8);
    expect(posicaoDoSuspenso({ ...pedido, ancora: em(10, 100), largura: 2000 }).left).toBe(8);
  });

  it('keeps out from under the keyboard of a phone', () => {
    expect(posicaoDoSuspenso({ ...pedido, ancora: em(10, 350), tela: { ...tela, bottom: 420 } }).top).toBe(46);
  });
});
