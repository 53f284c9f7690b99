import { alinhado, com, folha, p, secao, se } from '#shared/papel/escrever.ts';
import type { ConteudoDoPapel } from '#shared/papel/esquema.ts';

/** The sheet of a letter as it comes with the product. */
export const folhaDaCarta: ConteudoDoPapel = folha(
  secao('{{carta.assunto}}'),
  alinhado('esquerda', '**Carta nº {{carta.numero}}**, de {{data}}'),
  alinhado('esquerda', 'Para: **{{pagador.nome}}**'),
  se('pagador.endereco', alinhado('esquerda', 'Endereço: ', com('pagador.endereco', {}))),
  p('{{carta.texto}}'),
);
