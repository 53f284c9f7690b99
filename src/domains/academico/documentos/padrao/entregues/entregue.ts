import type { Bloco, ConteudoDoPapel } from '#shared/papel/esquema.ts';
import { assinar, folha, junto, p } from '#shared/papel/escrever.ts';
import type { Especie } from '../especies.ts';

/** A template that comes with the product; the school may change it, and then it is the school's. */
export type Entregue = { chave: string; nome: string; especie: Especie; conteudo: ConteudoDoPapel };

export const entregue = (chave: string, nome: string, especie: Especie, ...blocos: Bloco[]): Entregue => ({
  chave,
  nome,
  especie,
  conteudo: folha(...blocos),
});
export const daSecretaria = (): Bloco => junto(p('{{lugarEData}}'), assinar('Secretaria – {{escola.nome}}'));
